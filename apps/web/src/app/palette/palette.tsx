import { onOtherLayout } from '@faculty/contracts/kit/text/keyboard-layout';
import { searchFor } from '@faculty/contracts/kit/text/search-text';
import { Combobox, Group, Loader, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { aboutPhrases } from '../../features/about/about.phrases.ts';
import { qualityName, useQualityPage } from '../../features/works/shared/quality-page.ts';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { smallPicture } from '../../kit/fields/files/small-picture.ts';
import { FoundPlaceText } from '../../kit/list/cells/found-place-text.tsx';
import { listPhrases } from '../../kit/list/list.phrases.ts';
import { qualityPhrases } from '../../kit/reports/quality/quality.phrases.ts';
import { searchPhrases } from '../search/search.phrases.ts';
import { type Hit, useSearch } from '../search/use-search.ts';
import { shellPhrases } from '../shell/shell.phrases.ts';
import { useMenu } from '../shell/use-menu.ts';
import classes from './palette.module.css';

const phrases = {
  title: { th: 'ค้นหาหรือไปที่หน้า', en: 'Search or go to a screen' },
  placeholder: { th: 'พิมพ์ชื่อหน้าหรือสิ่งที่ต้องการหา…', en: 'Type a screen or what you are looking for…' },
  nothing: { th: 'ไม่พบสิ่งที่ตรงกับคำค้น ลองใช้คำที่สั้นลง', en: 'Nothing fits. Try a shorter word.' },
  results: { th: 'ผลการค้นหา', en: 'Results' },
  all: searchPhrases.all,
  incomplete: searchPhrases.incomplete,
};

interface PaletteProps {
  opened: boolean;
  onClose(): void;
}

/** Ctrl+K: type a few letters, choose with the arrow keys, go. */
export function Palette({ opened, onClose }: PaletteProps) {
  const t = usePhrases(phrases);
  return (
    <Modal.Root opened={opened} onClose={onClose} centered={false} yOffset="12vh" size="lg">
      <Modal.Overlay />
      <Modal.Content aria-label={t.title}>
        <Modal.Body p={0}>
          <PaletteSearchBox onDone={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function PaletteSearchBox({ onDone }: { onDone(): void }) {
  const t = usePhrases(phrases);
  const list = usePhrases(listPhrases);
  const navigate = useNavigate();
  // Esc in the box closes the list, and with it the palette
  const combobox = useCombobox({ opened: true, onDropdownClose: onDone });
  const [typed, setTyped] = useState('');
  const { groups, isIncomplete, isSearching, meant, hasRecords } = usePaletteHits(typed);
  const { selectFirstOption } = combobox;
  const shown = meant ?? groups.flatMap(({ hits }) => hits.map(({ to }) => to)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies(shown): other hits, so the first one is selected again
  useEffect(() => {
    selectFirstOption();
  }, [shown, selectFirstOption]);
  const choose = (to: string) => {
    if (to === meant) return setTyped(meant);
    onDone();
    void navigate(to);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.EventsTarget>
        <TextInput
          autoFocus
          size="lg"
          variant="unstyled"
          className={classes.search ?? ''}
          aria-label={t.title}
          placeholder={t.placeholder}
          leftSection={<IconSearch size={20} aria-hidden />}
          rightSection={isSearching ? <Loader size="xs" aria-hidden /> : null}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      {/* can have the focus, so that the keyboard can scroll it */}
      <Combobox.Options aria-label={t.results} p="xs" mah="min(26rem, 60vh)" style={{ overflowY: 'auto' }} tabIndex={0}>
        {isIncomplete && (
          <Text size="sm" c="dimmed" px="xs">
            {t.incomplete}
          </Text>
        )}
        {groups.map(({ heading, hits }) => (
          <Combobox.Group key={heading} label={heading}>
            {hits.map((hit) => (
              <Combobox.Option key={hit.to} value={hit.to} className={classes.option ?? ''}>
                <Text component="span" display="block" truncate>
                  {hit.picture && <img src={smallPicture(hit.picture)} alt="" width={36} height={24} className={classes.picture} />}
                  {hit.label}
                </Text>
                <FoundPlaceText place={hit.place} />
                {hit.detail && (
                  <Text component="span" display="block" size="sm" c="dimmed" truncate>
                    {hit.detail}
                  </Text>
                )}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
        {hasRecords && (
          <Combobox.Option value={`/app/search?q=${encodeURIComponent(typed.trim())}`} className={classes.option ?? ''}>
            <Group component="span" gap="xs" wrap="nowrap" c="var(--mantine-color-anchor)">
              <IconSearch size={18} aria-hidden />
              {t.all(typed.trim())}
            </Group>
          </Combobox.Option>
        )}
        {meant !== undefined && (
          <Combobox.Option value={meant} className={classes.option ?? ''}>
            {list.meant(meant)}
          </Combobox.Option>
        )}
        {groups.length === 0 && !isSearching && meant === undefined && <Combobox.Empty>{t.nothing}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox>
  );
}

const screens = { th: 'ไปที่หน้า', en: 'Go to' };

const shownOfKind = 5;

/** What fits what is typed; or when nothing does, what the same keys mean on the other keyboard layout, if that finds something. */
function usePaletteHits(typed: string) {
  const text = typed.trim();
  const found = useHits(text);
  const other = found.groups.length === 0 && !found.isSearching ? onOtherLayout(text) : undefined;
  const elsewhere = useHits(other ?? '');
  const isSearching = found.isSearching || (other !== undefined && elsewhere.isSearching);
  return { ...found, isSearching, meant: !isSearching && elsewhere.groups.length > 0 ? other : undefined };
}

/** The screens whose name fits, and what was found among the records. */
function useHits(text: string) {
  const { language } = useLanguage();
  const { kinds, isIncomplete, isSearching } = useSearch(text, shownOfKind);
  const fits = searchFor(text);
  const goTo = { heading: screens[language], hits: useScreens().filter(({ label, detail }) => fits(`${label} ${detail}`)) };
  return {
    groups: [goTo, ...kinds].filter(({ hits }) => hits.length > 0),
    isIncomplete: text !== '' && isIncomplete,
    isSearching: text !== '' && isSearching,
    // the search page has results too
    hasRecords: kinds.length > 0,
  };
}

/** Every screen the person may open, named in both languages so that either finds it. */
function useScreens(): Hit[] {
  const { language } = useLanguage();
  const menu = useMenu();
  const qualityPage = useQualityPage();
  const other = language === 'th' ? 'en' : 'th';
  const own = [
    { names: shellPhrases.profile, to: '/app/profile-view' },
    { names: shellPhrases.editProfile, to: '/app/profile' },
    { names: shellPhrases.dashboard, to: '/app/dashboard' },
    { names: shellPhrases.password, to: '/app/password' },
    { names: searchPhrases.title, to: '/app/search' },
    { names: aboutPhrases.title, to: '/app/about' },
  ];
  const entries = menu.groups.flatMap(({ entries }) =>
    entries.map((entry) => ({ names: { th: entry.role_title, en: entry.role_title_en }, to: entry.role_page })),
  );
  const quality = qualityPage === null ? [] : [{ names: qualityPhrases.title, to: `${qualityPage}?${qualityName}=1` }];
  return [...own, ...entries, ...quality].map(({ names, to }) => ({ label: names[language], detail: names[other], to }));
}
