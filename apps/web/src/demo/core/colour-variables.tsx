import { usePhrases } from '../../i18n/phrases.tsx';
import classes from './colours.module.css';
import { contrast, levelOf } from './contrast.ts';
import { type Scheme, type ThemeVariables, valueIn } from './theme-variables.ts';

const phrases = {
  caption: { th: 'ตัวแปรสีในสองโหมด', en: 'Colour variables in both schemes' },
  name: { th: 'ตัวแปร', en: 'Variable' },
  light: { th: 'โหมดสว่าง', en: 'Light' },
  dark: { th: 'โหมดมืด', en: 'Dark' },
};

/** Grounds and lines, which carry no letters; and what letters are written in. */
const grounds = ['--ground', '--surface', '--line', '--mantine-color-default-border', '--accent'];
const letters = [
  '--mantine-color-text',
  '--mantine-color-dimmed',
  '--mantine-color-placeholder',
  '--mantine-color-anchor',
  '--mantine-color-error',
  '--accent-text',
];

/** What a colour is for, by the name of its variable, with its value in each scheme. */
export function ColourVariables({ theme }: { theme: ThemeVariables }) {
  const t = usePhrases(phrases);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.variables} aria-label={t.caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.light}</th>
            <th scope="col">{t.dark}</th>
          </tr>
        </thead>
        <tbody>
          {[...grounds, ...letters].map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Value theme={theme} scheme="light" name={name} />
              <Value theme={theme} scheme="dark" name={name} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Value({ theme, scheme, name }: { theme: ThemeVariables; scheme: Scheme; name: string }) {
  const value = valueIn(theme, scheme, name);
  const surface = valueIn(theme, scheme, '--surface');
  const ratio = letters.includes(name) ? contrast(value, surface) : null;
  return (
    <td>
      <span className={classes.sample} style={{ background: surface, color: value }} aria-hidden>
        {ratio === null ? <span style={{ background: value }} /> : 'กขAa'}
      </span>
      {value} {ratio !== null && `${ratio.toFixed(1)} ${levelOf(ratio)}`}
    </td>
  );
}
