import { checks } from '@faculty/contracts/kit/findings/checks';
import type { Found } from '@faculty/contracts/kit/findings/found';
import { Badge, Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage } from '../../../i18n/phrases.tsx';

/** How many checks have found something in a record; the tooltip names them. Nothing where none has. */
export function FindingMark({ row }: { row: object }) {
  const { language } = useLanguage();
  const { findings = [] } = row as Found; // of a kind that is not checked it has none
  if (findings.length === 0) return null;
  const words = findings.map((name) => (Object.hasOwn(checks, name) ? checks[name as keyof typeof checks][language] : name)).join(' · ');
  return (
    <Tooltip label={words} multiline>
      <Badge
        color="gold"
        miw="max-content"
        ml="auto"
        px={6}
        leftSection={<IconAlertTriangle size={14} aria-hidden />}
        role="img"
        aria-label={words}
        data-findings
      >
        {findings.length}
      </Badge>
    </Tooltip>
  );
}
