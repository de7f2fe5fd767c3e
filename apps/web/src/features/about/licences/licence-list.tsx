import { Anchor, Button, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { EmptyState } from '../../../kit/notifications/states.tsx';
import classes from './licence-list.module.css';
import { licenceCounts, packages, packagesWith, type ShippedPackage } from './licences.ts';

const phrases = {
  title: { th: 'แพ็กเกจที่ใช้ในระบบ', en: 'Packages in use' },
  texts: { th: 'ข้อความสัญญาอนุญาตฉบับเต็ม', en: 'Full texts of the licences' },
  note: {
    th: 'สร้างจาก package-lock.json มีทั้งของเซิร์ฟเวอร์และของหน้าเว็บ แพ็กเกจที่ทำขึ้นสำหรับเครื่องแต่ละชนิดติดตั้งเฉพาะของเครื่องที่ใช้',
    en: 'Made from package-lock.json: the server’s and the pages’. Of packages for different machines only those for the machine in use are installed.',
  },
  search: { th: 'ค้นหาชื่อ เวอร์ชัน หรือสัญญาอนุญาต', en: 'Search names, versions and licences' },
  licence: { th: 'สัญญาอนุญาต', en: 'Licence' },
  all: (count: number) => ({ th: `ทั้งหมด (${count})`, en: `All (${count})` }),
  name: { th: 'แพ็กเกจ', en: 'Package' },
  version: { th: 'เวอร์ชัน', en: 'Version' },
  unstated: { th: 'ไม่ได้ระบุ', en: 'Not stated' },
  count: (shown: number) => ({ th: `${shown} แพ็กเกจ`, en: `${shown} packages` }),
  more: (count: number) => ({ th: `แสดงอีก ${count} แพ็กเกจ`, en: `Show ${count} more` }),
  none: { th: 'ไม่พบแพ็กเกจที่ตรงกัน', en: 'No such package' },
};

/** Made by the build (licence-texts.ts), reachable without signing in. */
const licenceTextsFile = '/licences.txt';
const everything = '*';
const unstated = '-';
/** Rows at first: the whole list is long, and a search is quicker. */
const atFirst = 50;

/** What the system is made of, and under which conditions. */
export function LicenceList() {
  const t = usePhrases(phrases);
  const [search, setSearch] = useState('');
  const [licence, setLicence] = useState(everything);
  const found = packagesWith(search).filter((each) => licence === everything || (each.licence ?? unstated) === licence);
  return (
    <Stack gap="md">
      <Text size="sm">
        {t.note}{' '}
        <Anchor href={licenceTextsFile} underline="always">
          {t.texts}
        </Anchor>
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          type="search"
          label={t.search}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <Select
          label={t.licence}
          value={licence}
          allowDeselect={false}
          onChange={(chosen) => setLicence(chosen ?? everything)}
          data={[
            { value: everything, label: t.all(packages.length) },
            ...licenceCounts().map(([each, count]) => ({ value: each ?? unstated, label: `${each ?? t.unstated} (${count})` })),
          ]}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed" role="status">
        {t.count(found.length)}
      </Text>
      {found.length === 0 ? <EmptyState title={t.none} /> : <PackageTable key={`${search} ${licence}`} packages={found} />}
    </Stack>
  );
}

function PackageTable({ packages: found }: { packages: readonly ShippedPackage[] }) {
  const t = usePhrases(phrases);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? found : found.slice(0, atFirst);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={classes.table} aria-label={t.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.version}</th>
              <th scope="col">{t.licence}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, version, licence }) => (
              <tr key={`${name} ${version}`}>
                <th scope="row">{name}</th>
                <td>{version}</td>
                <td>{licence ?? t.unstated}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < found.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t.more(found.length - shown.length)}
        </Button>
      )}
    </>
  );
}
