import { type Citation, maxCitationLength } from '@faculty/contracts/works/citation';
import { doiIn } from '@faculty/contracts/works/doi';
import { lookUpAnswer, workRoutes } from '@faculty/contracts/works/work-calls';
import { type CitedFields, workOfCitation } from '@faculty/contracts/works/work-of-citation';
import { Alert, Anchor, Button, Group, NavLink, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck, IconClipboardText } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { call } from '../../../../kit/api/http.ts';
import { FormGroup, FullWidth } from '../../../../kit/form/layout/form-page.tsx';
import { refusedFields, wordsOf } from '../../../../kit/notifications/error-texts.ts';
import { authOptionsQuery } from '../../../../kit/session/auth-options.ts';
import { citationPhrases, doiPhrases, pastedPhrases } from './citation.phrases.ts';
import type { Fill } from './filled-from.tsx';

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
  /** Puts a work's facts into the form. */
  fill(source: string, fields: CitedFields): Fill;
}

/** Takes a DOI or a pasted citation, and fills the form from it. */
export function CitationPanel({ isFormDirty, fill }: CitationPanelProps) {
  const t = usePhrases(citationPhrases);
  const { data: options } = useQuery(authOptionsQuery);
  const words = usePhrases(options?.doiLookup ? doiPhrases : pastedPhrases);
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [found, setFound] = useState<CitationFound | null>(null);
  const [filled, setFilled] = useState<(Fill & { source: string }) | null>(null);
  const reading = useMutation({
    mutationFn: (pasted: string) => citationIn(pasted.trim(), options?.doiLookup === true),
    onSuccess(answer) {
      setFound(answer);
      const [only, ...others] = answer.works;
      if (only && others.length === 0) fillFrom(answer.source, only);
    },
  });

  function fillFrom(source: string, fields: CitedFields): void {
    setFilled({ source, ...fill(source, fields) });
  }
  function read(citation: string): void {
    setFound(null);
    setFilled(null);
    reading.mutate(citation);
  }

  const isTooLong = text.length > maxCitationLength;
  const isUnread = found !== null && found.works.length === 0;
  const problem = isTooLong
    ? t.tooLong
    : reading.error
      ? (refusedFields(reading.error).url ?? wordsOf(reading.error, language))
      : isUnread
        ? t.notRead
        : null;
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
            // what it filled is looked at next
            maxRows={filled && isFormDirty ? 3 : 8}
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
          {found !== null && found.works.length > 1 && <Choice found={found} onChoose={(fields) => fillFrom(found.source, fields)} />}
          {filled && isFormDirty && (
            <Alert color="green" icon={<IconCheck aria-hidden />} role="status">
              {t.done(filled.source, filled.count)}{' '}
              <Anchor
                component="button"
                type="button"
                inherit
                c="inherit"
                underline="always"
                onClick={() => {
                  filled.undo();
                  setFilled(null);
                }}
              >
                {t.undo}
              </Anchor>
              {filled.stayed.length > 0 && <div>{t.stayed(filled.stayed.join(' · '))}</div>}
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

/** A longer text is a citation that has a DOI, not one. */
const maxDoiText = 300;

/** Parses what was pasted. The page of an article is read, and a DOI is looked up by the server first, where that is on. */
async function citationIn(text: string, isDoiLookedUp: boolean): Promise<CitationFound> {
  const address = /^https:\/\/\S{1,990}$/.test(text) ? text : '';
  const doi = text.length < maxDoiText && !/^(?:[@{%]|\[\{|TY\b)/.test(text) ? doiIn(text) : '';
  const lookUp = async () => ({
    source: 'DOI',
    works: [z.parse(lookUpAnswer, await call(workRoutes.lookUp, { query: { doi } }))],
    broken: 0,
  });
  if (doi === '' && address !== '') {
    const { host } = new URL(address);
    return { source: host, works: [z.parse(lookUpAnswer, await call(workRoutes.article, { query: { url: address } }))], broken: 0 };
  }
  if (doi === '') return parsed(text);
  const looked = isDoiLookedUp ? await lookUp().catch((error: unknown) => ({ error })) : null;
  if (looked !== null && !('error' in looked)) return looked;
  const found = await parsed(text);
  if (found.works.length > 0) return found;
  // the server says why it finds nothing
  if (looked !== null) throw looked.error;
  return lookUp();
}

async function parsed(text: string): Promise<CitationFound> {
  // fetched when something is pasted: few forms need it
  const { readCitations } = await import('./read-citations.ts');
  const { kind, found, broken } = readCitations(text);
  const works = found.map((citation: Citation) => workOfCitation(citation));
  return { source: kind === null ? '' : sources[kind], works, broken };
}
