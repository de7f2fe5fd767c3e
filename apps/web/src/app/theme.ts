import '../kit/theme/thai-marks.css';
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** What can be pressed. Shade 7 is the documented default blue; white on 6 to 9, and 7 on white, pass 4.5 : 1. */
const blue: MantineColorsTuple = [
  '#f0f5ff',
  '#dfe9fe',
  '#bdd1fb',
  '#95b5f7',
  '#8fb3ff',
  '#4675e3',
  '#2a62dc',
  '#1953d2',
  '#1443ab',
  '#0f3282',
];
/** Structure. Shade 6 on white is 5.9 : 1, so dimmed text stays readable. */
const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#eff1f5',
  '#e3e7ed',
  '#d3d9e2',
  '#b9c2cf',
  '#8792a3',
  '#596475',
  '#464f5e',
  '#2c333f',
  '#181d26',
];
/** The dark scheme's grounds, near black with a breath of the blue. */
const dark: MantineColorsTuple = [
  '#e3e7ee',
  '#c9d0db',
  '#adb6c4',
  '#8a95a6',
  '#3d4654',
  '#2b323d',
  '#1d232d',
  '#161b23',
  '#0f1319',
  '#090b10',
];
/** The university's warm accent: for marks and fine lines, never for what can be pressed. */
const gold: MantineColorsTuple = [
  '#fdf8ec',
  '#faefd3',
  '#f3dea6',
  '#ebca74',
  '#e0b24a',
  '#c9952b',
  '#a8781a',
  '#8a6114',
  '#6b4a10',
  '#48320b',
];
const green: MantineColorsTuple = [
  '#ecf9f1',
  '#d5f1e0',
  '#ace2c3',
  '#7fd1a3',
  '#54bd83',
  '#2ea567',
  '#1b8650',
  '#126e40',
  '#0f5833',
  '#0b3f25',
];
const red: MantineColorsTuple = [
  '#fff1f0',
  '#fee0dd',
  '#fcc1bc',
  '#f79b94',
  '#f1837b',
  '#de4a41',
  '#ca352c',
  '#b3261e',
  '#911d17',
  '#6b1410',
];

const headingSizes = {
  // smaller on a phone, where the title of a record takes more lines
  h1: { fontSize: 'clamp(1.375rem, 1.33rem + 0.2vw, 1.5rem)', lineHeight: '1.5' },
  h2: { fontSize: '1.25rem', lineHeight: '1.4' },
  h3: { fontSize: '1.125rem', lineHeight: '1.55' },
  h4: { fontSize: '1rem', lineHeight: '1.6' },
};

/** Choices scroll in the list box itself: a scrolling part inside it would be one the keyboard cannot reach. */
const choices = {
  // a list that opens on focus would cover what is read
  // centred it would overflow a phone until it is measured; that grows the page, and the list would jump for ever
  defaultProps: { withScrollArea: false, openOnFocus: false, comboboxProps: { position: 'bottom-start' } },
  styles: { options: { maxHeight: '14rem', overflowY: 'auto' } },
} as const;

/** The look: calm, scholarly, one blue family; Sarabun with room for tone marks. */
export const theme = createTheme({
  colors: { blue, gray, dark, gold, green, red },
  primaryColor: 'blue',
  primaryShade: { light: 7, dark: 6 },
  // Behind our own those that Windows, macOS, Android and Debian have for Thai: where none of them is named, the browser looks for one, for
  // which a slow machine takes longer than for laying out the page.
  fontFamily: "Sarabun, 'Leelawadee UI', Thonburi, 'Noto Sans Thai', Loma, system-ui, sans-serif",
  headings: { fontFamily: 'inherit', fontWeight: '600', sizes: headingSizes },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.6', lg: '1.6', xl: '1.6' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Autocomplete: choices,
    Alert: { defaultProps: { variant: 'light', radius: 'lg' } },
    // capitals make words of a chip into a sign; Thai has none
    Badge: { defaultProps: { tt: 'none', variant: 'light', size: 'lg' } },
    Breadcrumbs: { defaultProps: { separatorMargin: 'xs' } },
    // a dialog's <header> would count as another banner of the page
    DrawerHeader: { defaultProps: { component: 'div' } },
    ModalHeader: { defaultProps: { component: 'div' } },
    // the hint is below the field, and an error in the same place
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
    // its placeholder for the first focus is no menu item; the first item takes the focus
    // letters of the page, which the design has for keys
    Kbd: { defaultProps: { ff: 'inherit' } },
    Menu: { defaultProps: { position: 'bottom-end', shadow: 'md', withInitialFocusPlaceholder: false } },
    // it begins below the header, where the messages stand
    Modal: { defaultProps: { centered: true, radius: 'lg', yOffset: 64 } },
    // what is typed stands behind the last chosen, also in a narrow column
    MultiSelect: { ...choices, styles: { ...choices.styles, inputField: { minWidth: '3rem' } } },
    Paper: { defaultProps: { radius: 'lg' } },
    Select: { ...choices, defaultProps: { ...choices.defaultProps, checkIconPosition: 'right' } },
    TagsInput: choices,
    // a long label wraps
    Tooltip: { defaultProps: { multiline: true, maw: 320, openDelay: 300, events: { hover: true, focus: true, touch: false } } },
  },
});

/** The ground and the words of a chip, which are opaque: contrast is the same on a row that is chosen or pointed at. */
const tints = (colors: Record<string, readonly [ground: string, words: string]>) =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([color, [ground, words]]) => [
      [`--mantine-color-${color}-light`, ground],
      [`--mantine-color-${color}-light-color`, words],
    ]),
  );

/** Where the library's own choices are too faint to read, or not ours. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...tints({
      blue: ['#e6eefe', blue[8]],
      gold: [gold[1], gold[8]],
      green: ['#dcf3e6', green[8]],
      red: ['#fee6e4', red[8]],
      gray: [gray[1], gray[7]],
    }),
    '--mantine-color-text': gray[9],
    '--mantine-color-error': red[7],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-default-border': gray[3],
    '--mantine-color-dimmed': gray[6],
    '--ground': '#f5f7fa',
    '--surface': '#ffffff',
    '--field': '#ffffff',
    // 3 : 1 on the ground and on the surface
    '--field-line': gray[5],
    '--line': gray[2],
    '--refused': red[0],
    '--accent': gold[5],
    '--accent-text': gold[7],
  },
  dark: {
    ...tints({
      blue: ['#223562', '#c6d8fd'],
      gold: ['#453710', gold[2]],
      green: ['#15402a', '#b4e6ca'],
      red: ['#52211e', '#fcc9c5'],
      gray: [dark[5], dark[1]],
    }),
    '--mantine-color-text': dark[0],
    '--mantine-color-error': red[3],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-dimmed': dark[2],
    '--ground': dark[8],
    '--surface': dark[7],
    '--field': '#1b212b',
    '--field-line': '#6b7688',
    '--line': dark[5],
    '--refused': dark[6],
    '--accent': gold[5],
    '--accent-text': gold[3],
  },
});
