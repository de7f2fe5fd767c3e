import type { AuditLine } from '@faculty/contracts/admin/audit';
import { Badge, Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconDeviceTabletPlus,
  IconEyeShare,
  IconFileExport,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconRestore,
  IconTrash,
  IconTrashX,
  IconUsersMinus,
  IconUsersPlus,
} from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { momentText } from '../theme/dates.ts';
import classes from './history.module.css';
import { historyPhrases } from './history.phrases.ts';

const looks = {
  add: { icon: IconPlus, color: 'green' },
  edit: { icon: IconPencil, color: 'blue' },
  delete: { icon: IconTrash, color: 'red' },
  restore: { icon: IconRestore, color: 'blue' },
  delete_for_good: { icon: IconTrashX, color: 'red' },
  renew: { icon: IconRefresh, color: 'blue' },
  withdraw: { icon: IconBan, color: 'red' },
  pair: { icon: IconDeviceTabletPlus, color: 'blue' },
  export: { icon: IconFileExport, color: 'blue' },
  preview: { icon: IconEyeShare, color: 'blue' },
  preview_end: { icon: IconBan, color: 'red' },
  merge: { icon: IconUsersMinus, color: 'red' },
  unmerge: { icon: IconUsersPlus, color: 'blue' },
  ask: { icon: IconEyeShare, color: 'blue' },
  accept: { icon: IconCheck, color: 'green' },
  return: { icon: IconArrowBackUp, color: 'red' },
  unask: { icon: IconBan, color: 'red' },
  confirm: { icon: IconCheck, color: 'green' },
} as const;

/** What happened, who did it and when. */
export function ChangeHead({ line }: { line: Pick<AuditLine, 'action' | 'at' | 'full_name_th' | 'full_name_en' | 'user_name'> }) {
  const { language } = useLanguage();
  return (
    <span className={classes.head}>
      <ActionChip action={line.action} />
      <Text span fw={600} title={line.user_name}>
        {language === 'en' ? line.full_name_en : line.full_name_th}
      </Text>
      <Text span size="sm" c="dimmed">
        {momentText(line.at, language)}
      </Text>
    </span>
  );
}

function ActionChip({ action }: { action: string }) {
  const t = usePhrases(historyPhrases);
  const known = isKnown(action) ? action : 'edit';
  const { icon: Icon, color } = looks[known];
  return (
    <Badge color={color} leftSection={<Icon size={14} aria-hidden />}>
      {t[known]}
    </Badge>
  );
}

function isKnown(action: string): action is keyof typeof looks {
  return Object.hasOwn(looks, action);
}
