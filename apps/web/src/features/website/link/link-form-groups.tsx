import { noAddress } from '@faculty/contracts/kit/fields';
import { type Video, videoOf, videoPlatforms } from '@faculty/contracts/kit/video-address';
import { linkParameters } from '@faculty/contracts/lookups/parameters';
import { linkGroups } from '@faculty/contracts/website/link';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconBrandVimeo, IconBrandYoutube, IconPhoto } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { DependentChoice } from '../../../kit/fields/choice/dependent-choice.tsx';
import { useGroupedParameters, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { FieldHint } from '../../../kit/fields/core/field-hint.tsx';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { ShowingFields, ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { BilingualText, EnglishSwitch } from '../../../kit/fields/text/bilingual-text.tsx';
import { completeAddress } from '../../../kit/fields/text/complete-address.ts';
import { OrderField } from '../../../kit/fields/text/order-field.tsx';
import { FormGroup, FullWidth, LanguageGroup } from '../../../kit/form/layout/form-page.tsx';
import { linkPhrases } from './link.phrases.ts';
import type { LinkForm } from './link-values.ts';
import classes from './video/video-still.module.css';

const phrases = {
  video: (platform: string, id: string) => ({ th: `วิดีโอ ${platform} รหัส ${id}`, en: `${platform} video ${id}` }),
  show: { th: 'แสดงภาพจากวิดีโอ', en: 'Show the still' },
  private: (platform: string) => ({
    th: `ภาพมาจาก ${platform} และจะโหลดเมื่อกดเท่านั้น`,
    en: `It comes from ${platform}, and only when you press.`,
  }),
  still: (id: string) => ({ th: `ภาพจากวิดีโอ ${id}`, en: `Still of the video ${id}` }),
};

const icons = { youtube: IconBrandYoutube, vimeo: IconBrandVimeo };

interface AddressFieldProps {
  form: LinkForm;
  name: 'links_url' | 'links_url_manual';
  hint: string;
  required?: boolean;
}

interface GroupProps {
  form: LinkForm;
}

/** Link target, and its position on the website. */
export function TargetGroup({ form }: GroupProps) {
  const t = usePhrases(linkPhrases);
  const groups = useParameters(linkParameters.groups);
  const types = useGroupedParameters(linkParameters.types);
  const group = form.fields.useWatchValue('links_group_tag');
  const { unused } = form;
  useEffect(() => {
    unused.set('links_url_manual', (values) => values.links_group_tag !== linkGroups.withManual);
  }, [unused]);
  return (
    <FormGroup title={t.target}>
      <SelectField form={form} name="links_group_tag" options={groups} />
      <DependentChoice form={form} by="links_group_tag" name="links_type_tag" options={types} required />
      <FullWidth>
        <AddressField form={form} name="links_url" hint={group === linkGroups.media ? t.videoHint : t.addressHint} required />
      </FullWidth>
      {group === linkGroups.media && (
        <FullWidth>
          <VideoStill form={form} />
        </FullWidth>
      )}
      {group === linkGroups.withManual && (
        <FullWidth>
          <AddressField form={form} name="links_url_manual" hint={t.manualHint} />
        </FullWidth>
      )}
    </FormGroup>
  );
}

/** Title and description of the link. */
export function TextGroup({ form }: GroupProps) {
  const t = usePhrases(linkPhrases);
  return (
    <LanguageGroup title={t.text}>
      <EnglishSwitch form={form} name="switch_lang" english={['links_title_en', 'links_desc_en', 'links_content_en']} />
      <BilingualText form={form} th="links_title_th" en="links_title_en" shownBy="switch_lang" isEnglishRequired />
      <BilingualText form={form} th="links_desc_th" en="links_desc_en" shownBy="switch_lang" isEnglishRequired rows={2} />
      <BilingualText form={form} th="links_content_th" en="links_content_en" shownBy="switch_lang" hint={t.contentHint} rows={3} />
    </LanguageGroup>
  );
}

export function PublishingGroup({ form }: GroupProps) {
  const t = usePhrases(linkPhrases);
  return (
    <FormGroup title={t.publishing}>
      <ShownField form={form} name="active" />
      <ShowingFields form={form} />
      <OrderField form={form} name="order_seq" autoHint={t.orderAuto} hint={t.orderHint} />
    </FormGroup>
  );
}

/** A web address. On focus the documented placeholder `#` is selected, so that typing replaces it. */
function AddressField({ form, name, hint, required = false }: AddressFieldProps) {
  const field = useField(form, name);
  const { maxLength } = form.rulesOf(name);
  return (
    <TextInput
      {...field}
      required={required}
      inputMode="url"
      onChange={(event) => field.onChange(completeAddress(event.currentTarget.value))}
      onFocus={({ currentTarget }) => {
        if (currentTarget.value === noAddress) currentTarget.select();
      }}
      description={<FieldHint hint={hint} length={field.value.length} maxLength={maxLength} />}
    />
  );
}

/** Still picture of the video in the URL field. Nothing is requested from the platform before the button is pressed (docs/decisions/0025). */
function VideoStill({ form }: { form: LinkForm }) {
  const t = usePhrases(phrases);
  const video = videoOf(form.fields.useWatchValue('links_url').trim());
  const [requested, setRequested] = useState<string | null>(null);
  if (video === null) return null;
  const address = stillAddress(video);
  const { name } = videoPlatforms[video.platform];
  const Icon = icons[video.platform];
  return (
    <section className={classes.video} aria-label={t.video(name, video.id)}>
      <Group gap="xs">
        <Icon size={22} aria-hidden />
        <Text>{t.video(name, video.id)}</Text>
      </Group>
      {requested === address ? (
        <Still video={video} address={address} title={t.still(video.id)} />
      ) : (
        <Group gap="sm">
          <Button variant="default" leftSection={<IconPhoto size={20} aria-hidden />} onClick={() => setRequested(address)}>
            {t.show}
          </Button>
          <Text size="sm" c="dimmed">
            {t.private(name)}
          </Text>
        </Group>
      )}
    </section>
  );
}

function Still({ video, address, title }: { video: Video; address: string; title: string }) {
  if (video.platform === 'youtube') return <img src={address} alt={title} className={classes.still} referrerPolicy="no-referrer" />;
  return (
    <iframe
      src={address}
      title={title}
      className={classes.still}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** URL of a video's still. Vimeo returns stills only through its API, so its player is embedded with `dnt` (do not track). */
function stillAddress({ platform, id, key }: Video): string {
  if (platform === 'youtube') return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
  return `https://player.vimeo.com/video/${id}?dnt=1${key === undefined ? '' : `&h=${key}`}`;
}
