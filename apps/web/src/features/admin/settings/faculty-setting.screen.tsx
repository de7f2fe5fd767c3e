import { leastContrast } from '@faculty/contracts/kit/colour-contrast';
import { pages } from '@faculty/contracts/pages';
import { approvalPages } from '@faculty/contracts/website/content-request';
import {
  type FacultySettingBody,
  type FacultySettingFile,
  type FacultySettingRow,
  facultySettingEntity,
  facultySettingId,
  siteContrast,
  siteGrounds,
  socialFields,
} from '@faculty/contracts/website/faculty-setting';
import { Badge, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-calls.ts';
import { freshAddress } from '../../../kit/api/replaced-files.ts';
import { MultiChoiceField } from '../../../kit/fields/choice/multi-choice-field.tsx';
import { PictureField } from '../../../kit/fields/files/file-field.tsx';
import { useObjectUrl } from '../../../kit/fields/files/use-object-url.ts';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { ColourField } from '../../../kit/fields/text/colour-field.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import type { RecordForm } from '../../../kit/form/core/record-form.ts';
import { useEntityParts } from '../../../kit/form/core/use-entity-form.ts';
import { useRecordForm } from '../../../kit/form/core/use-record-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { showSuccess } from '../../../kit/notifications/messages.ts';
import { meQuery, useRight } from '../../../kit/session/session.tsx';
import { useCloseForm } from '../../../kit/url-state/screen-state.ts';
import { facultySettingPhrases } from './faculty-setting.phrases.ts';
import classes from './header-preview.module.css';

/** Colours that can be read on each scheme, and decorations. */
const swatches = {
  light: ['#1953D2', '#0F3282', '#0B6A7A', '#126E40', '#7A5410', '#B3261E', '#86198F', '#464F5E'],
  dark: ['#8FB3FF', '#9DB8F2', '#6FD0E0', '#7FD6A5', '#E8C172', '#F2A9A3', '#E3A2EA', '#B9C2D0'],
  accent: ['#C8912B', '#E0B04A', '#1953D2', '#0B6A7A', '#126E40', '#B3261E', '#86198F', '#464F5E'],
} as const;

/** `/admin/settings`: what the faculty is called, how it is reached, and how its website looks. */
export function FacultySettingScreen() {
  const [saves, setSaves] = useState(0);
  // starts anew from what was saved
  return <FacultySettingForm key={saves} onSaved={() => setSaves(saves + 1)} />;
}

function FacultySettingForm({ onSaved }: { onSaved(): void }) {
  const t = usePhrases(facultySettingPhrases);
  const { language } = useLanguage();
  const close = useCloseForm('/app');
  const client = useQueryClient();
  const right = useRight(facultySettingEntity.page);
  const form = useRecordForm({
    ...useEntityParts(facultySettingEntity, facultySettingId),
    fromRow: (row) => row,
    close,
    draft: right.edit ? { name: facultySettingEntity.name, id: '' } : null,
    onSaved() {
      showSuccess(t.saved);
      void client.invalidateQueries({ queryKey: entityQueries(facultySettingEntity).all });
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
      onSaved();
    },
  });
  const record = { entity: facultySettingEntity.name, id: String(facultySettingId) };
  return (
    <FormPage form={{ ...form, record, mayWrite: right.edit }} title={t.title}>
      <FormGroup title={t.names}>
        <BilingualText form={form} th="faculty_name_th" en="faculty_name_en" hint={t.facultyHint} />
        <BilingualText form={form} th="university_name_th" en="university_name_en" />
        <BilingualText form={form} th="tagline_th" en="tagline_en" hint={t.taglineHint} />
      </FormGroup>
      <FormGroup title={t.look}>
        <ColourField form={form} name="main_colour" hint={t.mainHint} swatches={swatches.light} />
        <ColourField form={form} name="main_colour_dark" hint={t.mainDarkHint} swatches={swatches.dark} />
        <ColourField form={form} name="accent_colour" hint={t.accentHint} swatches={swatches.accent} />
        <FullWidth>
          <HeaderPreview form={form} />
        </FullWidth>
        <PictureField form={form} name="logo_light" hint={t.logoHint} />
        <PictureField form={form} name="logo_dark" hint={t.logoDarkHint} />
        <PictureField form={form} name="share_image" hint={t.shareHint} />
      </FormGroup>
      <FormGroup title={t.contact}>
        <BilingualText form={form} th="address_th" en="address_en" rows={3} />
        <BilingualText form={form} th="opening_hours_th" en="opening_hours_en" rows={2} hint={t.openingHint} />
        <TextField form={form} name="telephone" inputMode="tel" />
        <TextField form={form} name="email" inputMode="email" />
        <FullWidth>
          <TextField form={form} name="map_url" hint={t.mapHint} inputMode="url" />
        </FullWidth>
      </FormGroup>
      <FormGroup title={t.social}>
        <FullWidth>
          <Text c="dimmed">{t.socialHint}</Text>
        </FullWidth>
        {socialFields.map((name) => (
          <TextField key={name} form={form} name={name} inputMode="url" />
        ))}
      </FormGroup>
      <FormGroup title={t.works}>
        <FullWidth>
          <TextField form={form} name="article_hosts" rows={3} hint={t.articleHostsHint} lang="en" />
        </FullWidth>
      </FormGroup>
      <FormGroup title={t.approval}>
        <FullWidth>
          <MultiChoiceField
            form={form}
            name="approval_pages"
            hint={t.approvalHint}
            options={approvalPages.map((value) => ({ value, label: pages[value][language] }))}
          />
        </FullWidth>
      </FormGroup>
    </FormPage>
  );
}

type SettingForm = RecordForm<FacultySettingRow, FacultySettingBody, FacultySettingFile>;

/** The website's header with what is typed and chosen, on light and on dark ground, and whether its text can be read. */
function HeaderPreview({ form }: { form: SettingForm }) {
  const t = usePhrases(facultySettingPhrases);
  const light = useLogo(form, 'logo_light');
  const dark = useLogo(form, 'logo_dark');
  return (
    <section className={classes.both} aria-label={t.preview}>
      <Header form={form} scheme="light" name="main_colour" logo={light ?? dark} />
      <Header form={form} scheme="dark" name="main_colour_dark" logo={dark ?? light} />
    </section>
  );
}

interface HeaderProps {
  form: SettingForm;
  scheme: keyof typeof siteGrounds;
  name: 'main_colour' | 'main_colour_dark';
  logo: string | null;
}

function Header({ form, scheme, name, logo }: HeaderProps) {
  const t = usePhrases(facultySettingPhrases);
  const { language } = useLanguage();
  const main = form.fields.useWatchValue(name).trim();
  const accent = form.fields.useWatchValue('accent_colour').trim();
  const faculty = form.fields.useWatchValue(`faculty_name_${language}`);
  const university = form.fields.useWatchValue(`university_name_${language}`);
  const ratio = siteContrast(main, scheme);
  const isClear = ratio !== null && ratio >= leastContrast.text;
  const { ground, onMain } = siteGrounds[scheme];
  const colours = { '--main': main, '--accent': accent, '--ground': ground, '--on-main': onMain } as CSSProperties; // custom properties
  return (
    <figure className={classes.header}>
      <figcaption>{scheme === 'light' ? t.onLight : t.onDark}</figcaption>
      <div className={classes.site} data-scheme={scheme} style={colours}>
        <div className={classes.brand}>
          {logo === null ? <span className={classes.mark} /> : <img src={logo} alt="" className={classes.logo} />}
          <span>
            {university !== '' && <small>{university}</small>}
            <strong>{faculty}</strong>
          </span>
        </div>
        <div className={classes.samples}>
          <span className={classes.link}>{t.sampleLink}</span>
          <span className={classes.button}>{t.sampleButton}</span>
        </div>
      </div>
      {ratio !== null && (
        <div className={classes.contrast} role="status">
          <Text size="sm">{t.contrast(ratio.toFixed(1))}</Text>
          <Badge
            color={isClear ? 'green' : 'red'}
            leftSection={isClear ? <IconCheck size={15} aria-hidden /> : <IconAlertTriangle size={15} aria-hidden />}
          >
            {isClear ? t.clear : t.faint(leastContrast.text)}
          </Badge>
        </div>
      )}
    </figure>
  );
}

/** The chosen logo, else the stored one; null where it is removed. */
function useLogo(form: SettingForm, name: 'logo_light' | 'logo_dark'): string | null {
  const chosen = form.files.chosen[name];
  const address = useObjectUrl(chosen ?? null);
  const stored = form.row?.[name] ?? null;
  if (chosen !== undefined) return address;
  return stored && freshAddress(stored);
}
