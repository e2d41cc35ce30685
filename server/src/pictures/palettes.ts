/** The colours of pictures. */
import type { Look } from './shapes';

export type Theme = 'any' | 'light' | 'dark' | 'contrast' | 'contrastLight';

/** A fill and a stroke. */
type Paint = readonly [fill: string, stroke: string];

type Palette = Readonly<Record<Exclude<Look, 'hit'>, Paint>>;

interface Inks {
  readonly background: string;
  readonly ink: string;
  readonly dim: string;
  readonly mine: string;
  readonly theirs: string;
  readonly goal: string;
  readonly soft: string;
  /** For words on what is filled. */
  readonly inside: string;
}

/** Those of `any` are seen on white and on nearly black alike. */
const INKS: Readonly<Record<Theme, Inks>> = {
  any: inks('none', '#7d7d7d', '#8a8a8a', '#2f78c4', '#c9671d', '#25804a', '#9aa7b455', '#ffffff'),
  light: inks('#ffffff', '#3b3b3b', '#6b6b6b', '#1f6fb8', '#b5530b', '#1f7a3f', '#dfe6ee', '#ffffff'),
  dark: inks('#1f1f1f', '#cccccc', '#9d9d9d', '#5aa7ee', '#e8914a', '#58c07d', '#39424c', '#10151a'),
  contrast: inks('#000000', '#ffffff', '#ffffff', '#21a6ff', '#ffb04d', '#7cf29c', '#000000', '#000000'),
  contrastLight: inks('#ffffff', '#292929', '#292929', '#0f4a85', '#8a3a00', '#0b5a25', '#ffffff', '#ffffff'),
};

function inks(...[background, ink, dim, mine, theirs, goal, soft, inside]: string[]): Inks {
  return {
    background: background!,
    ink: ink!,
    dim: dim!,
    mine: mine!,
    theirs: theirs!,
    goal: goal!,
    soft: soft!,
    inside: inside!,
  };
}

const paletteOf = ({ ink, dim, mine, theirs, goal, soft, inside }: Inks): Palette => ({
  counter: [mine, 'none'],
  bar: [mine, 'none'],
  mover: [mine, 'none'],
  opponent: [theirs, ink],
  cell: ['none', dim],
  path: ['none', mine],
  square: [soft, dim],
  free: [mine, ink],
  taken: [soft, dim],
  goal: [goal, 'none'],
  here: [ink, 'none'],
  break: ['none', inside],
  line: ['none', dim],
  label: [ink, 'none'],
  inside: [inside, 'none'],
  caption: [ink, 'none'],
});

/** Returns the background of a theme; `none` for the one that goes with any. */
export const backgroundOf = (theme: Theme): string => INKS[theme].background;

/** The colour of what is wrong. */
const WRONG: Readonly<Record<Theme, string>> = {
  any: '#d13438',
  light: '#c4262c',
  dark: '#ff6b70',
  contrast: '#ff6ec7',
  contrastLight: '#b5004e',
};

/** Returns the rules for crosses where something is wrong, with what keeps them apart from their cells, and for dots. */
export function wrongStyleOf(theme: Theme): string {
  const { inside } = INKS[theme];
  return [
    `.wm-halo{fill:none;stroke:${inside};stroke-width:5}`,
    `.wm-cross{fill:none;stroke:${WRONG[theme]};stroke-width:2.5}`,
    `.wm-wrong{fill:${WRONG[theme]}}`,
    `.wm-dot{fill:${inside}}`,
  ].join('');
}

/** Returns a style sheet that gives each look its colours. */
export function styleOf(theme: Theme): string {
  const rules = Object.entries(paletteOf(INKS[theme])).map(
    ([look, [fill, stroke]]) => `.wm-${look}{fill:${fill};stroke:${stroke}}`,
  );
  return [
    ...rules,
    '.wm-hit{fill:none}',
    '.wm-path,.wm-break{stroke-width:2}',
    'text{font-family:system-ui,sans-serif}',
  ].join('');
}
