import { leastContrast } from '@faculty/contracts/kit/colour-contrast';
import {
  type FacultySettingBody,
  type FacultySettingFile,
  type FacultySettingRow,
  siteContrast,
  siteGrounds,
} from '@faculty/contracts/website/faculty-setting';
import { Badge, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { freshAddress } from '../../../kit/api/replaced-files.ts';
import { useObjectUrl } from '../../../kit/fields/use-object-url.ts';
import type { RecordForm } from '../../../kit/form/core/record-form.ts';
import { facultySettingPhrases } from './faculty-setting.phrases.ts';
import classes from './header-preview.module.css';

type SettingForm = RecordForm<FacultySettingRow, FacultySettingBody, FacultySettingFile>;

/** The website's header with what is typed and chosen, on light and on dark ground, and whether its text can be read. */
export function HeaderPreview({ form }: { form: SettingForm }) {
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
            variant="light"
            color={isClear ? 'green' : 'red'}
            size="lg"
            fw={600}
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
