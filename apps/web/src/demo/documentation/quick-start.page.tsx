import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { Markdown } from './markdown.tsx';
import { sectionOf } from './texts.ts';

const phrases = { tryIt: { th: 'ทดลองใช้', en: 'Try it' } };

/** `/documentation/quick-start`: the README's own words and commands. */
export function QuickStartPage() {
  const t = usePhrases(phrases);
  return (
    <Example title={t.tryIt} note="README.md">
      <Markdown text={sectionOf('README.md', 'Try it')} />
    </Example>
  );
}
