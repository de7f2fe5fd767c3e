import { Input, SegmentedControl } from '@mantine/core';
import { useEffect } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { PictureField } from '../../../../kit/fields/picture-field.tsx';
import { useFileField } from '../../../../kit/fields/use-file-field.ts';
import { useField } from '../../../../kit/form/core/use-field.ts';
import { Bilingual } from '../../../../kit/form/fields/bilingual-text.tsx';
import { FormGroup, FullWidth } from '../../../../kit/form/layout/form-page.tsx';
import { linkPhrases } from '../link.phrases.ts';
import type { LinkForm } from '../link-values.ts';
import { ColourField } from './colour-field.tsx';
import { CoverShown } from './cover-shown.tsx';
import { IconField } from './icon-field.tsx';

/** How it looks: a picture in each language, or an icon on a colour. What was chosen and typed of the other is kept, and not sent. */
export function LookGroup({ form }: { form: LinkForm }) {
  const t = usePhrases(linkPhrases);
  const field = useField(form, 'status_cover', t.status_cover, (value) => (value === 'Y' ? t.picture : t.iconOnColour));
  const { unused } = form;
  useEffect(() => {
    for (const name of ['links_h_image_th', 'links_h_image_en'] as const) unused.set(name, (values) => values.status_cover !== 'Y');
    for (const name of ['links_h_icon', 'links_h_color'] as const) unused.set(name, (values) => values.status_cover === 'Y');
  }, [unused]);
  return (
    <FormGroup title={t.look}>
      <FullWidth>
        <Input.Wrapper label={t.status_cover} labelElement="div" error={field.error}>
          <div>
            <SegmentedControl
              id={field.id}
              aria-label={t.status_cover}
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
          th={<CoverPicture form={form} part="links_h_image_th" label={t.links_h_image_th} />}
          en={<CoverPicture form={form} part="links_h_image_en" label={t.links_h_image_en} />}
        />
      ) : (
        <>
          <IconField form={form} />
          <ColourField form={form} />
          <FullWidth>
            <CoverShown form={form} />
          </FullWidth>
        </>
      )}
    </FormGroup>
  );
}

function CoverPicture({ form, part, label }: { form: LinkForm; part: 'links_h_image_th' | 'links_h_image_en'; label: string }) {
  const field = useFileField(form, part, label);
  return <PictureField {...field} stored={form.row?.[part] ?? null} required={field.onClear === undefined} />;
}
