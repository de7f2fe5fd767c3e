import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { ColourVariables } from './colour-variables.tsx';
import classes from './colours.module.css';
import { contrast, levelOf, readableOn } from './contrast.ts';
import { StateColours } from './state-colours.tsx';
import { familiesOf, readTheme, type ThemeVariables, valueIn } from './theme-variables.ts';

const phrases = {
  variables: { th: 'สีตามหน้าที่ ในโหมดสว่างและโหมดมืด', en: 'Colours by their task, in both schemes' },
  variablesNote: {
    th: 'โค้ดใช้ชื่อเหล่านี้ ไม่ใช้รหัสสี อัตราส่วนคือความต่างของสีตัวอักษรกับ --surface ตาม WCAG',
    en: 'Code uses these names, never a colour’s code. The ratio is that of letters on --surface, by WCAG.',
  },
  states: { th: 'สีของสถานะ', en: 'Colours of states' },
  statesNote: {
    th: 'สถานะบอกด้วยไอคอนและคำเสมอ ไม่บอกด้วยสีอย่างเดียว',
    en: 'A state always has a sign and a word; a colour alone says nothing.',
  },
  families: { th: 'สีของธีมและเฉดทั้งสิบ', en: 'The theme’s colours and their ten shades' },
  familiesNote: {
    th: 'แต่ละช่องบอกความต่างของสีกับตัวอักษรที่เขียนในช่องนั้น AA คืออ่านได้ AAA คืออ่านได้ดีมาก',
    en: 'Each tells the contrast of the letters written on it. AA is readable, AAA very much so.',
  },
  others: { th: 'สีที่มากับไลบรารี', en: 'Colours that come with the library' },
  othersNote: { th: 'ระบบใช้เพียงสีส้มและสีเหลืองในคำเตือนบางแห่ง', en: 'Of these the product has orange and yellow only, in some cautions.' },
};

/** `/core/colors`: every colour of the theme as it is in force, with its contrast. */
export function ColorsPage() {
  const t = usePhrases(phrases);
  const [theme] = useState(() => readTheme());
  const families = familiesOf(theme);
  return (
    <>
      <Example title={t.variables} note={t.variablesNote}>
        <ColourVariables theme={theme} />
      </Example>
      <Example title={t.states} note={t.statesNote}>
        <StateColours />
      </Example>
      <Example title={t.families} note={t.familiesNote}>
        {families.own.map((family) => (
          <Family key={family} theme={theme} family={family} />
        ))}
      </Example>
      {families.others.length > 0 && (
        <Example title={t.others} note={t.othersNote}>
          {families.others.map((family) => (
            <Family key={family} theme={theme} family={family} />
          ))}
        </Example>
      )}
    </>
  );
}

/** Any colour lets one of the two be read. */
const letters = ['#ffffff', '#000000'] as const;
const shades = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function Family({ theme, family }: { theme: ThemeVariables; family: string }) {
  return (
    <div>
      <Title order={3} lang="en">
        {family}
      </Title>
      <ul className={classes.shades}>
        {shades.map((shade) => {
          const colour = valueIn(theme, 'light', `--mantine-color-${family}-${shade}`);
          const text = readableOn(colour, letters);
          const ratio = contrast(text, colour) ?? 0;
          return (
            <li key={shade} style={{ background: colour, color: text }}>
              <Text span fw={700} inherit>
                {shade}
              </Text>
              <span>{colour}</span>
              <span>
                {ratio.toFixed(1)} {levelOf(ratio)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
