import { Table } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import classes from './parts.module.css';
import { type Figures, numberText } from './series.ts';

const phrases = {
  show: { th: 'ดูตัวเลขเป็นตาราง', en: 'The same figures as a table' },
  scrolls: (caption: string) => ({ th: `ตาราง: ${caption}`, en: `Table: ${caption}` }),
};

/** The figures of a chart in words, for whoever reads rather than looks. */
export function FiguresTable({ figures: { caption, nameHeader, names, series } }: { figures: Figures }) {
  const t = usePhrases(phrases);
  return (
    <details className={classes.details}>
      <summary>{t.show}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={classes.scroll} aria-label={t.scrolls(caption)} tabIndex={0}>
        <Table verticalSpacing={6} aria-label={caption}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{nameHeader}</Table.Th>
              {series.map(({ name }) => (
                <Table.Th key={name} scope="col" ta="end">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {names.map((name, at) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={500}>
                  {name}
                </Table.Th>
                {series.map((each) => (
                  <Table.Td key={each.name} ta="end">
                    {numberText(each.values[at])}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </details>
  );
}
