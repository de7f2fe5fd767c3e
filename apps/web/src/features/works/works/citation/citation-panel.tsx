import { type Citation, maxCitationLength } from '@faculty/contracts/works/citation';
import { doiIn } from '@faculty/contracts/works/doi';
import { lookUpAnswer, workRoutes } from '@faculty/contracts/works/work-calls';
import { type CitedFields, workOfCitation } from '@faculty/contracts/works/work-of-citation';
import { Alert, Button, Group, NavLink, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck, IconClipboardText } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { call } from '../../../../kit/api/http.ts';
import { FormGroup, FullWidth } from '../../../../kit/form/layout/form-page.tsx';
import { wordsOf } from '../../../../kit/notifications/error-texts.ts';
import { authOptionsQuery } from '../../../../kit/session/auth-options.ts';
import { citationPhrases, doiPhrases, pastedPhrases } from './citation.phrases.ts';

/** What was found in a pasted text. */
interface CitationFound {
  /** What the person pasted, in words: `BibTeX`. */
  source: string;
  works: CitedFields[];
  /** Entries that could not be read. */
  broken: number;
}

const sources = { bibtex: 'BibTeX', ris: 'RIS', json: 'JSON', endnote: 'EndNote', apa: 'APA' } as const;

interface CitationPanelProps {
  /** Whether the form holds anything: after it was cleared nothing is filled any more. */
  isFormDirty: boolean;
  /** Puts a work's facts into the form; answers how many fields it filled. */
  fill(source: string, fields: CitedFields): number;
}

/** Takes a DOI or a pasted citation, and fills the form from it. */
export function CitationPanel({ isFormDirty, fill }: CitationPanelProps) {
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
  function read(citation: string): void {
    setFound(null);
    setFilled(null);
    reading.mutate(citation);
  }

  const isTooLong = text.length > maxCitationLength;
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
            // what is pasted into the empty field is read at once
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (text.trim() === '' && pasted.trim() !== '' && pasted.length <= maxCitationLength) read(pasted);
            }}
            error={problem}
            autosize
            minRows={2}
            maxRows={8}
            spellCheck={false}
            // above the fields it fills: further down it would be missed on a phone
            autoFocus
          />
          <Group>
            <Button
              variant="light"
              leftSection={<IconClipboardText size={20} aria-hidden />}
              onClick={() => read(text)}
              loading={reading.isPending}
              disabled={text.trim() === '' || isTooLong}
            >
              {t.read}
            </Button>
            {found !== null && found.broken > 0 && <Text size="sm">{t.broken(found.broken)}</Text>}
          </Group>
          {found !== null && found.works.length > 1 && <Choice found={found} onChoose={(fields) => take(found.source, fields)} />}
          {filled && isFormDirty && (
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

/** Parses what was pasted: a DOI is looked up by the server, anything else is parsed here. */
function useCitation(onFound: (found: CitationFound) => void) {
  return useMutation({ mutationFn: (text: string) => citationIn(text), onSuccess: onFound });
}

async function citationIn(text: string): Promise<CitationFound> {
  const pasted = text.trim().slice(0, maxCitationLength);
  if (pasted.length < 300 && !/^[@[{]|^TY {1,2}-/.test(pasted)) {
    const doi = doiIn(pasted);
    if (doi === '') return { source: '', works: [], broken: 0 };
    const work = z.parse(lookUpAnswer, await call(workRoutes.lookUp, { query: { doi } }));
    return { source: 'DOI', works: [work], broken: 0 };
  }
  // fetched when something is pasted: few forms need it
  const { readCitations } = await import('./read-citations.ts');
  const { kind, found, broken } = readCitations(pasted);
  const works = found.map((citation: Citation) => workOfCitation(citation));
  return { source: kind === null ? '' : sources[kind], works, broken };
}
