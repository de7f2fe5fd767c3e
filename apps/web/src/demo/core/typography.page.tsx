import { Anchor, Code, Kbd, List, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import { FontSizes, HeadingSizes } from './font-sizes.tsx';
import classes from './typography.module.css';
import { typographyPhrases } from './typography.phrases.ts';

/** `/core/typography`: letters in every size and weight, Thai with all its marks, and what stands in running text. */
export function TypographyPage() {
  const t = usePhrases(typographyPhrases);
  return (
    <>
      <Example title={t.sizes} note={t.sizesNote}>
        <FontSizes sample={t.sample} />
      </Example>
      <Example title={t.headings} note={t.headingsNote}>
        <HeadingSizes sample={t.headingSample} />
      </Example>
      <Examples>
        <Example title={t.weights}>
          <Text>{t.regular}</Text>
          <Text fw={600}>{t.semibold}</Text>
          <Text fw={700}>{t.bold}</Text>
          <Text fs="italic">{t.italic}</Text>
          <Text c="dimmed">{t.dimmed}</Text>
          <Text c="var(--mantine-color-error)">{t.wrong}</Text>
        </Example>
        <Example title={t.marks} note={t.marksNote}>
          {['xs', 'md', 'xl'].map((size) => (
            <Text key={size} size={size} lang="th">
              {t.marksSample}
            </Text>
          ))}
          <Text fw={700} size="xl" lang="th">
            {t.marksSample}
          </Text>
        </Example>
        <Example title={t.running}>
          <Text>
            {t.runningText}{' '}
            <Anchor component={Link} to="/documentation/overview" underline="always">
              {t.link}
            </Anchor>{' '}
            · <Code>npm start</Code> · <Kbd>Ctrl + S</Kbd>
          </Text>
          <List>
            {t.items.split('\n').map((item) => (
              <List.Item key={item}>{item}</List.Item>
            ))}
          </List>
        </Example>
        <Example title={t.numbers} note={t.numbersNote}>
          <table className={classes.numbers}>
            <tbody>
              {[1_250, 98_000, 1_611, 2_569].map((number) => (
                <tr key={number}>
                  <th scope="row">{number.toLocaleString('en-GB')}</th>
                  <td>{number.toLocaleString('th-TH-u-nu-thai')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Example>
        <Example title={t.narrow} note={t.narrowNote}>
          <div className={classes.narrow}>
            <Text lang="th">{t.narrowSample}</Text>
            <Text lang="en">Thailand-and-neighbouring-countries-comparative-linguistics-research-2569</Text>
          </div>
        </Example>
      </Examples>
    </>
  );
}
