import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { type SavedTable, shippedTables, type TableDefinition } from '@faculty/contracts/works/work-table';
import { Button, Menu, Text } from '@mantine/core';
import { IconBookmarks, IconDeviceFloppy, IconLink, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { toolLook } from '../../../kit/list/tool-button.tsx';
import { copyLink } from '../../../kit/notifications/copy-link.ts';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { useMe, useRight } from '../../../kit/session/session.tsx';
import { tableAddress } from './table-address.ts';
import { useOpened } from './use-opened.ts';
import { savedTablePhrases } from './work-table.phrases.ts';

const SaveDialog = lazyPart(() => import('./save-table.lazy.tsx').then((m) => m.SaveDialog));

/** Opens, saves and sends tables. */
export function SavedTables({ definition, opened }: { definition: TableDefinition; opened: string }) {
  const t = usePhrases(savedTablePhrases);
  const { language } = useLanguage();
  const { user_name } = useMe();
  const right = useRight('/web/work_table');
  const [isSaving, setIsSaving] = useState(false);
  const { saved, all } = useOpened(opened);
  const item = ({ work_table_id: id, name_th, name_en, shared, definition: stored }: SavedTable) => (
    <Menu.Item
      key={id}
      component={Link}
      to={tableAddress(stored, String(id))}
      leftSection={shared === 'Y' && <IconUsers size={18} aria-hidden />}
    >
      {inLanguage(language, name_th, name_en)}
    </Menu.Item>
  );
  const own = all.filter(({ created_by: by }) => by === user_name);
  const others = all.filter(({ created_by: by }) => by !== user_name);
  return (
    <>
      <Menu width={420}>
        <Menu.Target>
          <Button {...toolLook(IconBookmarks, t.saved)} />
        </Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
          <Menu.Label>{t.own}</Menu.Label>
          {own.length > 0 ? (
            own.map(item)
          ) : (
            <Text size="sm" c="dimmed" px="sm">
              {t.noOwn}
            </Text>
          )}
          {others.length > 0 && <Menu.Label>{t.shared}</Menu.Label>}
          {others.map(item)}
          <Menu.Label>{t.shipped}</Menu.Label>
          {shippedTables.map(({ definition: stored, ...name }, at) => (
            <Menu.Item key={name.en} component={Link} to={tableAddress(stored, `s${at}`)}>
              {name[language]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button {...toolLook(IconLink, t.copyLink)} onClick={() => void copyLink(location.href)} />
      {(right.add || right.edit) && <Button {...toolLook(IconDeviceFloppy, t.save)} onClick={() => setIsSaving(true)} />}
      {isSaving && <SaveDialog definition={definition} saved={saved} onClose={() => setIsSaving(false)} />}
    </>
  );
}
