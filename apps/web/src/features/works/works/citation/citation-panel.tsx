import { longestCitation } from '@faculty/contracts/works/citation';
import type { CitedFields } from '@faculty/contracts/works/work-of-citation';
import { Alert, Button, Group, NavLink, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck, IconClipboardText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { FormGroup, FullWidth } from '../../../../kit/form/layout/form-page.tsx';
import { wordsOf } from '../../../../kit/notifications/error-words.ts';
import { authOptionsQuery } from '../../../../kit/session/auth-options.ts';
import { citationPhrases, doiPhrases, pastedPhrases } from './citation.phrases.ts';
import { type CitationFound, useCitation } from './use-citation.ts';

interface CitationPanelProps {
  /** Puts a work's facts into the form; answers how many fields it filled. */
  fill(source: string, fields: CitedFields): number;
}

/** Takes a DOI or a pasted citation, and fills the form with what it says. */
export function CitationPanel({ fill }: CitationPanelProps) {
  const t = usePhrases(citationPhrases);
  const { data: options } = useQuery(authOptionsQuery);
  const words = usePhrases(options?.doiLookup ? doiPhrases : pastedPhrases);
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [found, setFound] = useState<CitationFound | null>(null);
  const [filled, setFilled] = useState<{ source: string; count: number } | null>(null);
  const reading = useCitation((answer) => {
    setFound(answer);
    const [only, ...others] = answer.works;
    if (only && others.length === 0) take(answer.source, only);
  });

  function take(source: string, fields: CitedFields): void {
    setFilled({ source, count: fill(source, fields) });
  }
  function read(): void {
    setFound(null);
    setFilled(null);
    reading.mutate(text);
  }

  const isTooLong = text.length > longestCitation;
  const isUnread = found !== null && found.works.length === 0;
  const problem = isTooLong ? t.tooLong : reading.error ? wordsOf(reading.error, language) : isUnread ? t.notRead : null;
  return (
    <FormGroup title={words.title}>
      <FullWidth>
        <Stack gap="sm">
          <Textarea
            label={words.label}
            description={words.hint}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={problem}
            autosize
            minRows={2}
            maxRows={8}
            spellCheck={false}
            // stands before the fields and saves typing them: who begins further down never sees it on a phone
            autoFocus
          />
          <Group>
            <Button
              variant="light"
              leftSection={<IconClipboardText size={20} aria-hidden />}
              onClick={read}
              loading={reading.isPending}
              disabled={text.trim() === '' || isTooLong}
            >
              {t.read}
            </Button>
            {found !== null && found.broken > 0 && <Text size="sm">{t.broken(found.broken)}</Text>}
          </Group>
          {found !== null && found.works.length > 1 && <Choice found={found} onChoose={(fields) => take(found.source, fields)} />}
          {filled && (
            <Alert color="green" icon={<IconCheck aria-hidden />} role="status">
              {t.done(filled.source, filled.count)}
            </Alert>
          )}
        </Stack>
      </FullWidth>
    </FormGroup>
  );
}

function Choice({ found, onChoose }: { found: CitationFound; onChoose(fields: CitedFields): void }) {
  const t = usePhrases(citationPhrases);
  return (
    <div>
      <Text size="sm" mb="xs">
        {t.choose}
      </Text>
      {found.works.map((fields) => {
        const title = fields.work_title_th ?? '';
        return (
          <NavLink
            key={JSON.stringify(fields)}
            component="button"
            type="button"
            label={title}
            description={[fields.work_owner_name_th, fields.work_public_year].filter(Boolean).join(' · ')}
            onClick={() => onChoose(fields)}
          />
        );
      })}
    </div>
  );
}
