/** The card that is held up to be read. */

class Held {
  card = $state<string | null>(null);
}

export const held = new Held();
