/** Sounds, synthesised: soft (-18 dB), never needed, off by one click. */

export type Sound = "paper" | "stamp" | "turn" | "radar" | "tick" | "double" | "capture" | "dice" | "victory" | "lights";

const LOUDNESS = 0.126; // -18 dB

export class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  readonly #wanted: () => boolean;

  constructor(wanted: () => boolean) {
    this.#wanted = wanted;
  }

  play(sound: Sound): void {
    if (!this.#wanted() || typeof AudioContext === "undefined") return;
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return; // browsers want a click first
    try {
      const context = (this.#context ??= new AudioContext());
      if (context.state === "suspended") void context.resume();
      this.#say(sound, context.currentTime + 0.01);
    } catch {
      // No sound card, or not allowed yet: every sound has a visible twin.
    }
  }

  #say(sound: Sound, at: number): void {
    switch (sound) {
      case "paper":
        return this.#rustle(at, 0.06, 3200, 0.9);
      case "stamp":
        this.#tone(at, 90, 0.16, "sine", 1.4);
        return this.#rustle(at, 0.05, 900, 0.7);
      case "turn":
        this.#tone(at, 587.33, 0.12, "sine", 0.8);
        return this.#tone(at + 0.12, 880, 0.16, "sine", 0.8);
      case "radar":
        return this.#tone(at, 880, 0.4, "sine", 0.9);
      case "tick":
        return this.#tone(at, 2000, 0.07, "square", 0.25);
      case "double":
        this.#tone(at, 2000, 0.07, "square", 0.25);
        return this.#tone(at + 0.09, 2000, 0.07, "square", 0.25);
      case "capture":
        this.#tone(at, 523.25, 0.18, "triangle", 1);
        return this.#tone(at + 0.16, 440, 0.34, "triangle", 1);
      case "dice":
        for (let click = 0; click < 6; click++) this.#rustle(at + click * 0.055, 0.02, 2400, 1);
        return;
      case "victory":
        for (const [step, pitch] of [392, 493.88, 587.33, 783.99].entries())
          this.#tone(at + step * 0.11, pitch, 0.35, "triangle", 0.9);
        return;
      case "lights":
        this.#tone(at, 110, 0.5, "sine", 0.9);
        return this.#rustle(at, 0.12, 500, 0.5);
    }
  }

  #tone(at: number, pitch: number, length: number, shape: OscillatorType, weight: number): void {
    const context = this.#context!;
    const oscillator = new OscillatorNode(context, { type: shape, frequency: pitch });
    const gain = this.#envelope(at, length, weight);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length + 0.05);
  }

  #rustle(at: number, length: number, pitch: number, weight: number): void {
    const context = this.#context!;
    const source = new AudioBufferSourceNode(context, { buffer: (this.#noise ??= whiteNoise(context)) });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
    source.connect(filter).connect(this.#envelope(at, length, weight)).connect(context.destination);
    source.start(at, Math.random() * 0.5, length + 0.05);
  }

  #envelope(at: number, length: number, weight: number): GainNode {
    const gain = new GainNode(this.#context!, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS * weight, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    return gain;
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
