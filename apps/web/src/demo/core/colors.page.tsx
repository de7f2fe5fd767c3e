import { ColorSwatch, Group, luminance, SimpleGrid, Text, Title, useMantineTheme } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { ActiveChip } from '../../kit/list/cells/active-chip.tsx';
import { StatusChip } from '../../kit/review/status-chip.tsx';
import { Example } from '../example.tsx';

const phrases = {
  variables: { th: 'สีตามหน้าที่ ในโหมดที่ใช้อยู่', en: 'Colours by their task, in the scheme in use' },
  variablesNote: { th: 'โค้ดใช้ชื่อเหล่านี้ ไม่ใช้รหัสสี', en: 'Code uses these names, never a colour’s code.' },
  states: { th: 'สีของสถานะ', en: 'Colours of states' },
  statesNote: { th: 'สถานะบอกด้วยไอคอนและคำเสมอ ไม่บอกด้วยสีอย่างเดียว', en: 'A state always has a sign and a word.' },
  families: { th: 'สีของธีมและเฉดทั้งสิบ', en: 'The theme’s colours and their ten shades' },
  familiesNote: {
    th: 'แต่ละช่องบอกความต่างของสีกับตัวอักษรที่เขียนในช่องนั้น ตั้งแต่ 4.5 อ่านได้ (AA)',
    en: 'Each tells the contrast of the letters written on it. From 4.5 it is readable (AA).',
  },
};

const variables = [
  ...['--ground', '--surface', '--line', '--accent', '--mantine-color-text', '--mantine-color-dimmed'],
  ...['--mantine-color-anchor', '--mantine-color-error', '--mantine-color-default-border'],
];

/** `/core/colors`: every colour of the theme, with its contrast. */
export function ColorsPage() {
  const t = usePhrases(phrases);
  const { colors } = useMantineTheme();
  return (
    <>
      <Example title={t.variables} note={t.variablesNote}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          {variables.map((name) => (
            <Group key={name} gap="xs" wrap="nowrap">
              <ColorSwatch color={`var(${name})`} />
              <Text size="sm">{name}</Text>
            </Group>
          ))}
        </SimpleGrid>
      </Example>
      <Example title={t.states} note={t.statesNote}>
        <Group>
          <ActiveChip value="Y" />
          <ActiveChip value="N" />
          {(['W', 'S', 'C', 'E'] as const).map((status) => (
            <StatusChip key={status} value={status} />
          ))}
        </Group>
      </Example>
      <Example title={t.families} note={t.familiesNote}>
        {Object.entries(colors).map(([family, shades]) => (
          <div key={family}>
            <Title order={3} lang="en">
              {family}
            </Title>
            <SimpleGrid component="ul" cols={{ base: 2, xs: 5, md: 10 }} spacing={0} verticalSpacing={0} m={0} p={0}>
              {shades.map((colour, shade) => (
                <Shade key={colour} colour={colour} name={`${family}.${shade}`} />
              ))}
            </SimpleGrid>
          </div>
        ))}
      </Example>
    </>
  );
}

/** A shade with its name, in white or black: any colour lets one of the two be read. */
function Shade({ colour, name }: { colour: string; name: string }) {
  const [onBlack, onWhite] = [(luminance(colour) + 0.05) / 0.05, 1.05 / (luminance(colour) + 0.05)];
  return (
    <Text component="li" size="xs" p={6} style={{ background: colour, color: onWhite > onBlack ? '#fff' : '#000', listStyle: 'none' }}>
      {name}
      <br />
      {colour}
      <br />
      {Math.max(onBlack, onWhite).toFixed(1)}
    </Text>
  );
}
