/** The icons of the chrome: 24 px grid, drawn with a stroke of 1.8 in the colour of the text. A game adds its own with `addGlyphs`. */

const PATHS = {
  back: '<path d="M14.5 5 8 12l6.5 7"/>',
  book: '<path d="M12 6.5C10 5 7 4.6 3.5 5v13.500c3.500-.4 6.500 0 8.500 1.500 2-1.500 5-1.900 8.500-1.500V5C17 4.600 14 5 12 6.500zM12 6.500V20"/>',
  bot: '<rect x="5" y="8.500" width="14" height="10.500" rx="3"/><path d="M12 8.500V5M9 13h0M15 13h0M9.500 16h5M3 12.500v3M21 12.500v3"/><circle cx="12" cy="4" r="1"/>',
  chat: '<path d="M4 5.500h16v10.500h-9l-4.500 4v-4H4z"/>',
  check: '<path d="m5 12.500 4.500 4.500L19 7.500"/>',
  clock: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5.200l3.300 2"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  contrast: '<circle cx="12" cy="12" r="8.500"/><path d="M12 3.500v17M12 7h5.500M12 12h8.500M12 17h5.500"/>',
  copy: '<rect x="8.500" y="8.500" width="11" height="11" rx="2"/><path d="M15.500 8.500V6.500a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2"/>',
  crown: '<path d="M4 18h16M4.500 8l3.700 4L12 5.500 15.800 12l3.700-4L18.500 15h-13z"/>',
  door: '<path d="M6 20V4.500h9V20M4 20h16M12 12.500h0M15 8h3v12"/>',
  eye: '<path d="M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12z"/><circle cx="12" cy="12" r="2.800"/>',
  eyeoff: '<path d="M4 4l16 16M9 6c1-.3 2-.5 3-.5 6.500 0 10 6.500 10 6.500s-1 1.900-3 3.700M6 7.700C3.400 9.500 2 12 2 12s3.500 6.500 10 6.500c1.600 0 3-.4 4.200-1"/>',
  flag: '<path d="M6 21V4M6 5h12l-3 4 3 4H6"/>',
  globe: '<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c3 2.600 4 5.400 4 8.500s-1 5.900-4 8.500c-3-2.600-4-5.400-4-8.500s1-5.900 4-8.500z"/>',
  hand: '<path d="M8 12V6.200a1.500 1.500 0 0 1 3 0V11m0-.500V4.700a1.500 1.500 0 0 1 3 0V11m0-4.300a1.500 1.500 0 0 1 3 0V14c0 4-2 6.500-5.500 6.500-3 0-4.500-1.300-6-4.200l-1.900-3.600a1.400 1.400 0 0 1 2.400-1.400L8 13.500"/>',
  help: '<circle cx="12" cy="12" r="8.500"/><path d="M9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.8.400-1.100.9-1.100 1.800M12 16.800h0"/>',
  history: '<path d="M4 5v4.500h4.500M4.700 9.500A8 8 0 1 1 4 13M12 8v4.500l3 1.800"/>',
  leave: '<circle cx="12" cy="12" r="8.500"/><path d="m6 18 12-12"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700L12 7.200M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.400"/>',
  lock: '<rect x="5" y="10.500" width="14" height="9.500" rx="2"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.500M12 14.500v2"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  moon: '<path d="M20 14.200A8 8 0 1 1 9.800 4 6.400 6.400 0 0 0 20 14.200z"/>',
  more: '<path d="M5.500 12h0M12 12h0M18.500 12h0" stroke-width="3"/>',
  motion: '<path d="M3 8h9M3 12h6M3 16h9"/><circle cx="16.500" cy="12" r="4.500"/>',
  mute: '<path d="M4 9.500v5h3.500L12 18V6L7.500 9.500zM16 10l5 5M21 10l-5 5"/>',
  next: '<path d="M9.500 5 16 12l-6.500 7"/>',
  pause: '<path d="M8.500 5.500v13M15.500 5.500v13" stroke-width="2.600"/>',
  people: '<circle cx="9" cy="8.500" r="3.200"/><path d="M3 19.500c.4-4 2.700-6 6-6s5.600 2 6 6M15.500 5.700a3.200 3.200 0 0 1 0 5.700M17.500 14c2 .8 3.200 2.600 3.500 5.500"/>',
  person: '<circle cx="12" cy="8.500" r="3.500"/><path d="M5 20c.5-4.300 3.200-6.500 7-6.500s6.500 2.200 7 6.500"/>',
  play: '<path d="M8 5.500v13l10.500-6.500z" fill="currentColor"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  press: '<rect x="4" y="4" width="16" height="6" rx="3"/><rect x="4" y="14" width="16" height="6" rx="3"/><path d="M2.500 12h19M8 7h0M16 17h0"/>',
  qr: '<rect x="4" y="4" width="6" height="6" rx="1"/><rect x="14" y="4" width="6" height="6" rx="1"/><rect x="4" y="14" width="6" height="6" rx="1"/><path d="M14 14h2v2M20 14v2h-2M14 20h2M18 18v2h2"/>',
  report: '<path d="M12 4 2.800 20h18.400zM12 10v4.500M12 17.300h0"/>',
  search: '<circle cx="10.500" cy="10.500" r="6"/><path d="m15 15 5.500 5.500"/>',
  seat: '<path d="M7 4v9h10V4M5.500 13h13v3.500h-13zM7.500 16.500V20M16.500 16.500V20"/>',
  send: '<path d="M4 12 20 4.500 15.500 20l-4-6.500zM11.500 13.500 20 4.500"/>',
  settings: '<path d="M4 7.500h8M17 7.500h3M4 16.500h3M12 16.500h8"/><circle cx="14.500" cy="7.500" r="2.500"/><circle cx="9.500" cy="16.500" r="2.500"/>',
  sound: '<path d="M4 9.500v5h3.500L12 18V6L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11"/>',
  spark: '<path d="M12 4v5M12 15v5M4 12h5M15 12h5M6.500 6.500l3 3M14.500 14.500l3 3M17.500 6.500l-3 3M9.500 14.500l-3 3"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M18.400 5.600 17 7M7 17l-1.400 1.400"/>',
  take: '<path d="M12 4v11M7.500 10.500 12 15l4.500-4.500M5 20h14"/>',
  undo: '<path d="M9 14 4.500 9.500 9 5M5 9.500h9a5 5 0 0 1 0 10h-3"/>',
  vote: '<path d="M5 12.500h14V20H5zM8.500 12.500 11 5l5.500 2-2 5.500"/>',
  wrench: '<path d="M14.500 9.500a4.500 4.500 0 0 1 5.800-5.600l-2.800 2.800 1.800 1.800 2.600-2.600"/><path d="M21.200 6.800a4.500 4.500 0 0 1-6 4.900L7 20a2.100 2.100 0 0 1-3-3l8.300-8.200"/>',
} as const;

export type IconName = keyof typeof PATHS | `game:${string}`;

const added = new Map<string, string>();

/** The line drawings of a game, each a path: `addGlyphs({ vault: "M3…" })` makes the icon `game:vault`. */
export function addGlyphs(glyphs: Readonly<Record<string, string>>): void {
  addIcons(Object.fromEntries(Object.entries(glyphs).map(([name, d]) => [`game:${name}`, `<path d="${d}"/>`])));
}

/** Icons of a game: `addIcons({"game:vault": "<path …/>"})`. */
export function addIcons(icons: Record<`game:${string}`, string>): void {
  for (const [name, path] of Object.entries(icons)) added.set(name, path);
}

export function path(name: IconName): string {
  return added.get(name) ?? PATHS[name as keyof typeof PATHS] ?? "";
}
