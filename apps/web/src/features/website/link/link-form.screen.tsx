import { videoPlatforms } from '@faculty/contracts/kit/video-address';
import { link } from '@faculty/contracts/website/link';
import { Accordion, Anchor, Code, List, Text } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormPage } from '../../../kit/form/layout/form-page.tsx';
import { LookGroup } from './cover/look-group.tsx';
import { linkPhrases } from './link.phrases.ts';
import { PublishingGroup, TargetGroup, TextGroup } from './link-form-groups.tsx';
import { emptyLink } from './link-values.ts';

const phrases = {
  help: { th: 'วิธีระบุที่อยู่เว็บ รหัสไอคอน และสี', en: 'How to give the address, the icon code and the colour' },
  address: { th: 'ที่อยู่เว็บ (URL)', en: 'Web address (URL)' },
  fullAddress: {
    th: 'ใส่ที่อยู่เต็ม ขึ้นต้นด้วย http:// หรือ https:// คัดลอกจากแถบที่อยู่ของเบราว์เซอร์ได้เลย เช่น',
    en: 'Give the full address, starting with http:// or https://, as copied from the address bar of the browser, such as',
  },
  video: {
    th: 'กลุ่มสื่อวิดีโอรับวิดีโอจาก YouTube และ Vimeo เท่านั้น เช่น',
    en: 'The group of videos takes videos on YouTube and Vimeo only, such as',
  },
  icon: { th: 'รหัสไอคอน', en: 'Icon code' },
  iconText: {
    th: 'ใช้ไอคอนของ Font Awesome เวอร์ชัน 5.15.4 (Free) เท่านั้น กด “เลือกไอคอน” เพื่อค้นหา หรือพิมพ์รหัสเอง เช่น',
    en: 'Icons of Font Awesome version 5.15.4 (Free) only. Press “Choose an icon” to search, or type a code, such as',
  },
  allIcons: { th: 'ดูไอคอนทั้งหมดที่ fontawesome.com', en: 'See all icons at fontawesome.com' },
  colour: { th: 'สีพื้น', en: 'Background colour' },
  colourText: {
    th: 'เลือกจากแถบสี หรือพิมพ์รหัสสีฐานสิบหก ไอคอนเป็นสีขาว จึงควรเลือกสีพื้นที่เข้มพอ เช่น',
    en: 'Pick a colour, or type its hexadecimal code. The icon is white, so the colour should be dark enough, such as',
  },
};

export function LinkFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(linkPhrases);
  const form = useEntityForm(link, { id, empty: emptyLink });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit} side={<PublishingGroup form={form} />}>
      <TextGroup form={form} />
      <TargetGroup form={form} />
      <LinkHelp />
      <LookGroup form={form} />
    </FormPage>
  );
}

/** The documented help on addresses, icons and colours, collapsed by default. */
function LinkHelp() {
  const t = usePhrases(phrases);
  return (
    <Accordion variant="contained" radius="lg">
      <Accordion.Item value="help">
        <Accordion.Control icon={<IconHelpCircle size={22} aria-hidden />}>{t.help}</Accordion.Control>
        <Accordion.Panel>
          <List spacing="sm">
            <List.Item>
              <Text fw={600}>{t.address}</Text>
              {t.fullAddress} <Code>https://www.faculty.example/service</Code>
              <br />
              {t.video} <Code>{videoPlatforms.youtube.example}</Code> <Code>{videoPlatforms.vimeo.example}</Code>
            </List.Item>
            <List.Item>
              <Text fw={600}>{t.icon}</Text>
              {t.iconText} <Code>fas fa-dot-circle</Code> <Code>far fa-calendar-alt</Code> <Code>fab fa-youtube</Code>
              <br />
              <Anchor href="https://fontawesome.com/v5/search?o=r&m=free" target="_blank" rel="noreferrer" underline="always">
                {t.allIcons}
              </Anchor>
            </List.Item>
            <List.Item>
              <Text fw={600}>{t.colour}</Text>
              {t.colourText} <Code>#1953D2</Code>
            </List.Item>
          </List>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
