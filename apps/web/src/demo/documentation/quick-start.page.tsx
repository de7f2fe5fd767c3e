import { usePhrases } from '../../i18n/phrases.tsx';
import { TextPassage } from './text-passage.tsx';
import { readme } from './texts.ts';

const phrases = {
  tryIt: { th: 'ทดลองใช้', en: 'Try it' },
  configuration: { th: 'การตั้งค่า', en: 'Configuration' },
  operations: { th: 'การดูแลระบบ', en: 'Operations' },
  troubleshooting: { th: 'เมื่อพบปัญหา', en: 'Troubleshooting' },
};

/** `/documentation/quick-start`: the README's own words and commands. */
export function QuickStartPage() {
  const t = usePhrases(phrases);
  const passage = { file: 'README.md', text: readme };
  return (
    <>
      <TextPassage {...passage} title={t.tryIt} heading="Try it" />
      <TextPassage {...passage} title={t.configuration} heading="Configuration" />
      <TextPassage {...passage} title={t.operations} heading="Operations" />
      <TextPassage {...passage} title={t.troubleshooting} heading="Troubleshooting" />
    </>
  );
}
