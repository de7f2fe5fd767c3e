/** Colours of one picture. */
export interface Palette {
  /** From the top of the sky (or wall) down. */
  sky: readonly [string, string];
  light: string;
  /** From far to near. */
  far: string;
  near: string;
  ink: string;
  accent: string;
  second: string;
}

/** Moods that go together with a calm blue and white website. */
export const palettes = {
  morning: {
    sky: ['#8ec5e8', '#fdeed2'],
    light: '#fff6dd',
    far: '#b9d3dc',
    near: '#2f6b5e',
    ink: '#1d3b3f',
    accent: '#e08a3c',
    second: '#3f7cac',
  },
  sunset: {
    sky: ['#4b3f72', '#f7a072'],
    light: '#ffe1a8',
    far: '#b96d7e',
    near: '#33254f',
    ink: '#21173a',
    accent: '#f4b942',
    second: '#d1495b',
  },
  noon: {
    sky: ['#4f9fe0', '#dff1fb'],
    light: '#ffffff',
    far: '#a8cfe0',
    near: '#2f7d4f',
    ink: '#1b4332',
    accent: '#f2b134',
    second: '#1953d2',
  },
  rain: {
    sky: ['#7c98a8', '#dfe8e8'],
    light: '#f7fbfb',
    far: '#a9bfc5',
    near: '#35606b',
    ink: '#1f3d47',
    accent: '#e7b75f',
    second: '#5d8a7c',
  },
  night: {
    sky: ['#0d1b3e', '#3d4f8f'],
    light: '#ffe7b0',
    far: '#3a4a80',
    near: '#14204a',
    ink: '#0a122e',
    accent: '#ffb84d',
    second: '#7f7fd5',
  },
  silk: {
    sky: ['#6d2e46', '#d5996b'],
    light: '#ffe9c9',
    far: '#b5666b',
    near: '#4a1d36',
    ink: '#2d1022',
    accent: '#e9b44c',
    second: '#9b2335',
  },
  royal: {
    sky: ['#123a8c', '#6ea8f7'],
    light: '#f4f8ff',
    far: '#7fa6e8',
    near: '#16357a',
    ink: '#0b1f4d',
    accent: '#f5b841',
    second: '#2a9d8f',
  },
  leaf: {
    sky: ['#bfe3c0', '#f9fbe7'],
    light: '#ffffff',
    far: '#a5cfa0',
    near: '#2d6a4f',
    ink: '#1b4332',
    accent: '#e9a03b',
    second: '#52796f',
  },
  lotus: {
    sky: ['#f3c6d3', '#fdf3ee'],
    light: '#fffaf5',
    far: '#dfa9bd',
    near: '#7b3f61',
    ink: '#4b2140',
    accent: '#f09d51',
    second: '#3d7ea6',
  },
  paper: {
    sky: ['#f3e9d8', '#fbf6ec'],
    light: '#ffffff',
    far: '#d9c7a7',
    near: '#7a5c3e',
    ink: '#3b2c20',
    accent: '#c8553d',
    second: '#2f6690',
  },
  teal: {
    sky: ['#0f4c5c', '#7cc6c3'],
    light: '#effaf7',
    far: '#74b3b0',
    near: '#12404a',
    ink: '#082a33',
    accent: '#fb8b24',
    second: '#e36414',
  },
} as const satisfies Record<string, Palette>;
