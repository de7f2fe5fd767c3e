import { Badge, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import type { LinkForm } from '../link-values.ts';
import { contrastWithWhite, leastContrast } from './colour-contrast.ts';
import classes from './cover.module.css';
import { CoverTile } from './cover-tile.tsx';

const phrases = {
  preview: { th: 'ตัวอย่าง', en: 'Preview' },
  contrast: (ratio: string) => ({
    th: `ความต่างของไอคอนสีขาวกับสีพื้น ${ratio}\u00a0:\u00a01`,
    en: `Contrast of the white icon on the colour: ${ratio}\u00a0:\u00a01`,
  }),
  clear: { th: 'เห็นชัด', en: 'Clear to see' },
  faint: (least: number) => ({
    th: `จางเกินไป ควรได้อย่างน้อย ${least}\u00a0:\u00a01`,
    en: `Too faint: it should be ${least}\u00a0:\u00a01 or more`,
  }),
};

/** Icon and colour as they are typed now, and whether the white icon can be told from the colour. */
export function CoverShown({ form }: { form: LinkForm }) {
  const t = usePhrases(phrases);
  const icon = form.fields.useWatchValue('links_h_icon');
  const colour = form.fields.useWatchValue('links_h_color');
  const ratio = contrastWithWhite(colour);
  return (
    <section className={classes.shown} aria-label={t.preview}>
      <CoverTile icon={icon} colour={colour} isLarge />
      {ratio !== null && (
        <div role="status">
          <Text>{t.contrast(ratio.toFixed(1))}</Text>
          {ratio >= leastContrast ? <Mark isClear words={t.clear} /> : <Mark isClear={false} words={t.faint(leastContrast)} />}
        </div>
      )}
    </section>
  );
}

function Mark({ isClear, words }: { isClear: boolean; words: string }) {
  const Icon = isClear ? IconCheck : IconAlertTriangle;
  return (
    <Badge variant="light" color={isClear ? 'green' : 'red'} size="lg" fw={600} leftSection={<Icon size={15} aria-hidden />}>
      {words}
    </Badge>
  );
}
