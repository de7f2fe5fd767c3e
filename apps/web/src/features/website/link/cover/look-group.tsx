import { contrastOf, leastContrast } from '@faculty/contracts/kit/colour-contrast';
import { defaultColour } from '@faculty/contracts/website/link';
import { Badge, Button, Group, Input, SegmentedControl, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconIcons } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { useField } from '../../../../kit/fields/core/use-field.ts';
import { PictureField } from '../../../../kit/fields/files/file-field.tsx';
import { Bilingual } from '../../../../kit/fields/text/bilingual-text.tsx';
import { ColourField } from '../../../../kit/fields/text/colour-field.tsx';
import { FormGroup, FullWidth } from '../../../../kit/form/layout/form-page.tsx';
import { lazyPart } from '../../../../kit/notifications/lazy-part.tsx';
import { EnglishPictureField } from '../../shared/english-picture-field.tsx';
import { linkPhrases } from '../link.phrases.ts';
import type { LinkForm } from '../link-values.ts';
import classes from './cover.module.css';
import { CoverTile, IconGlyph } from './cover-tile.tsx';

const coverShownPhrases = {
  preview: { th: 'ตัวอย่าง', en: 'Preview' },
  contrast: (ratio: string) => ({
    th: `ความต่างของไอคอนสีขาวกับสีพื้น ${ratio}\u00a0:\u00a01`,
    en: `Contrast of the white icon on the colour: ${ratio}\u00a0:\u00a01`,
  }),
  clear: { th: 'เห็นชัด', en: 'Easy to see' },
  faint: (least: number) => ({
    th: `จางเกินไป ควรได้อย่างน้อย ${least}\u00a0:\u00a01`,
    en: `Too faint: it should be ${least}\u00a0:\u00a01 or more`,
  }),
};

// lazy: it contains the search terms of all icons
const IconPicker = lazyPart(() => import('./icon-picker.tsx').then((m) => m.IconPicker));

/** Colours with good contrast to a white icon; the documented default first. */
const swatches = [defaultColour, '#0F3282', '#0B7285', '#126E40', '#8A6114', '#B3261E', '#86198F', '#464F5E'] as const;

/** Appearance: a picture per language, or an icon on a colour. Values of the variant that is not selected stay in the form but are not sent. */
export function LookGroup({ form }: { form: LinkForm }) {
  const t = usePhrases(linkPhrases);
  const field = useField(form, 'status_cover', undefined, (value) => (value === 'Y' ? t.picture : t.iconOnColour));
  const { unused } = form;
  useEffect(() => {
    for (const name of ['links_h_image_th', 'links_h_image_en'] as const) unused.set(name, (values) => values.status_cover !== 'Y');
    for (const name of ['links_h_icon', 'links_h_color'] as const) unused.set(name, (values) => values.status_cover === 'Y');
  }, [unused]);
  return (
    <FormGroup title={t.look}>
      <FullWidth>
        <Input.Wrapper label={field.label} labelElement="div" error={field.error}>
          <div>
            <SegmentedControl
              id={field.id}
              aria-label={field.label}
              data={[
                { value: 'N', label: t.iconOnColour },
                { value: 'Y', label: t.picture },
              ]}
              value={field.value}
              onChange={(value) => field.onChange(value === 'Y' ? 'Y' : 'N')}
            />
          </div>
        </Input.Wrapper>
      </FullWidth>
      {field.value === 'Y' ? (
        <Bilingual
          form={form}
          shownBy="switch_lang"
          th={<PictureField form={form} name="links_h_image_th" />}
          en={<EnglishPictureField form={form} name="links_h_image_en" thai="links_h_image_th" />}
        />
      ) : (
        <>
          <IconField form={form} />
          <ColourField form={form} name="links_h_color" hint={t.colourHint} swatches={swatches} />
          <FullWidth>
            <CoverPreview form={form} />
          </FullWidth>
        </>
      )}
    </FormGroup>
  );
}

/** Font Awesome code of the icon, typed or picked. */
function IconField({ form }: { form: LinkForm }) {
  const t = usePhrases(linkPhrases);
  const field = useField(form, 'links_h_icon');
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <TextInput
        {...field}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        description={t.iconHint}
        required
        spellCheck={false}
        leftSection={<IconGlyph code={field.value} />}
        styles={{ wrapper: { flex: 1 } }}
        inputContainer={(input) => (
          <Group gap="xs" wrap="nowrap" align="flex-start">
            {input}
            <Button variant="default" leftSection={<IconIcons size={20} aria-hidden />} onClick={() => setPicking(true)}>
              {t.chooseIcon}
            </Button>
          </Group>
        )}
      />
      {isPicking && (
        <IconPicker
          value={field.value}
          onPick={(code) => {
            field.onChange(code);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** Preview of the icon on its colour, with the contrast rating. */
function CoverPreview({ form }: { form: LinkForm }) {
  const t = usePhrases(coverShownPhrases);
  const icon = form.fields.useWatchValue('links_h_icon');
  const colour = form.fields.useWatchValue('links_h_color');
  const ratio = contrastOf(colour, '#FFFFFF');
  return (
    <section className={classes.shown} aria-label={t.preview}>
      <CoverTile icon={icon} colour={colour} isLarge />
      {ratio !== null && (
        <div role="status">
          <Text>{t.contrast(ratio.toFixed(1))}</Text>
          {ratio >= leastContrast.graphics ? (
            <Mark isClear label={t.clear} />
          ) : (
            <Mark isClear={false} label={t.faint(leastContrast.graphics)} />
          )}
        </div>
      )}
    </section>
  );
}

function Mark({ isClear, label }: { isClear: boolean; label: string }) {
  const Icon = isClear ? IconCheck : IconAlertTriangle;
  return (
    <Badge color={isClear ? 'green' : 'red'} leftSection={<Icon size={15} aria-hidden />}>
      {label}
    </Badge>
  );
}
