import { Group, Paper, SimpleGrid, Stack, useMantineTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import { PlainTable } from '../plain-table.tsx';

const phrases = {
  breakpoints: { th: 'ความกว้างที่หน้าจอเปลี่ยนรูป', en: 'Breakpoints' },
  spacings: { th: 'ระยะห่าง', en: 'Distances' },
  name: { th: 'ชื่อ', en: 'Name' },
  length: { th: 'ความยาว', en: 'Length' },
  columns: { th: 'สิบสองคอลัมน์', en: 'Twelve columns' },
  stacked: { th: 'ซ้อนกันและเรียงต่อกัน', en: 'One under another, one beside another' },
  fit: { th: 'แบ่งเท่ากัน', en: 'Equal parts' },
};

/** Rows of parts, each with so many of the twelve columns. */
const rows = [['a12'], ['a6', 'b6'], ['a4', 'b4', 'c4'], ['a3', 'b6', 'c3']];

/** `/core/grid`: how parts of a screen stand beside and below each other. */
export function GridPage() {
  const t = usePhrases(phrases);
  const { breakpoints, spacing } = useMantineTheme();
  return (
    <>
      <Example title={t.columns}>
        {rows.map((row) => (
          <div
            key={row.join()}
            style={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 'var(--mantine-spacing-sm)' }}
          >
            {row.map((name) => (
              <div key={name} style={{ gridColumn: `span ${name.slice(1)}` }}>
                <Box>{name.slice(1)}</Box>
              </div>
            ))}
          </div>
        ))}
      </Example>
      <Examples>
        <Example title={t.stacked}>
          <Stack gap="sm">
            <Box>Stack · 1</Box>
            <Box>Stack · 2</Box>
            <Group gap="sm" grow>
              <Box>Group · 1</Box>
              <Box>Group · 2</Box>
            </Group>
          </Stack>
        </Example>
        <Example title={t.fit}>
          <SimpleGrid cols={{ base: 2, md: 3 }}>
            {['1', '2', '3', '4', '5', '6'].map((each) => (
              <Box key={each}>{each}</Box>
            ))}
          </SimpleGrid>
        </Example>
        <Example title={t.breakpoints}>
          <PlainTable label={t.breakpoints} head={[t.name, t.length]} rows={Object.entries(breakpoints)} />
        </Example>
        <Example title={t.spacings}>
          <PlainTable label={t.spacings} head={[t.name, t.length]} rows={Object.entries(spacing)} />
        </Example>
      </Examples>
    </>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <Paper withBorder p="sm" bg="var(--ground)">
      {children}
    </Paper>
  );
}
