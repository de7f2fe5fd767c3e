import { errors } from '@faculty/contracts/errors';
import { type Import, importLimits, importTypes } from '@faculty/contracts/kit/import';
import { pages } from '@faculty/contracts/pages';
import { ActionIcon, Alert, Button, Group, Stack, Text, Title, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft, IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { FileDrop } from '../fields/file-drop.tsx';
import { PageTitle } from '../look/page-title.tsx';
import { showSuccess } from '../messages/messages.ts';
import { EmptyState } from '../messages/states.tsx';
import { useRight } from '../session/session.tsx';
import { CheckResult } from './check-result.tsx';
import { ColumnMap } from './column-map.tsx';
import classes from './import.module.css';
import { importPhrases } from './import.phrases.ts';
import { type ImportState, type Told, useImport } from './use-import.ts';

/** An import in the place of its list: the file, its columns, what would happen, and saving that. */
export function ImportPage({ definition, onClose }: { definition: Import; onClose(): void }) {
  const t = usePhrases(importPhrases);
  const { language } = useLanguage();
  const { page } = definition.entity;
  const { add } = useRight(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t.title(pages[page][language]);
  const state = useImport(definition, ({ counts }) => {
    showSuccess(t.saved(counts.add, counts.change));
    onClose();
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <div className={classes.head}>
        <Tooltip label={t.back}>
          <ActionIcon variant="subtle" size="lg" aria-label={t.back} onClick={onClose}>
            <IconArrowLeft aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
      </div>
      {!add && <EmptyState title={errors.forbidden[language]} />}
      {add && <FileStep state={state} />}
      {state.read && (
        <section className={classes.step} aria-labelledby="import-columns">
          <Stack>
            <Title order={2} size="h3" id="import-columns">
              {t.columns}
            </Title>
            <Text c="dimmed">{t.columnsHint}</Text>
            <ColumnMap definition={definition} state={state} read={state.read} />
            {/* what names a field that has no column of its own */}
            {state.wrong.sources && <Text className={classes.wrong ?? ''}>{state.wrong.sources}</Text>}
            <Group>
              <Button loading={state.isChecking} disabled={state.isBusy} variant={state.told ? 'default' : 'filled'} onClick={state.check}>
                {t.check}
              </Button>
              <Text c="dimmed">{t.checkHint}</Text>
            </Group>
          </Stack>
        </section>
      )}
      {state.told && <ResultStep definition={definition} state={state} told={state.told} />}
    </div>
  );
}

function FileStep({ state: { file, read, wrong, isBusy, choose } }: { state: ImportState }) {
  const t = usePhrases(importPhrases);
  return (
    <section className={classes.step} aria-labelledby="import-file">
      <Stack>
        <Title order={2} size="h3" id="import-file">
          {t.file}
        </Title>
        {file && (
          <Group gap="sm">
            <IconFileSpreadsheet aria-hidden />
            <Text fw={600}>{file.name}</Text>
            {read && (
              <Text c="dimmed" role="status">
                {read.sheet !== '' && `${t.sheet(read.sheet)} · `}
                {t.found(read.rows, read.head_row)}
              </Text>
            )}
          </Group>
        )}
        {wrong.file && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {wrong.file}
          </Alert>
        )}
        <FileDrop
          text={file ? t.another : t.drop}
          rule={t.rule(importLimits.rows, importLimits.megabytes)}
          accept={importTypes}
          disabled={isBusy}
          onFiles={([chosen]) => chosen && choose(chosen)}
        />
      </Stack>
    </section>
  );
}

function ResultStep({ definition, state, told }: { definition: Import; state: ImportState; told: Told }) {
  const t = usePhrases(importPhrases);
  const heading = useRef<HTMLHeadingElement>(null);
  const { add, change, refuse } = told.check.counts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result is read from its heading
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [told]);
  return (
    <>
      <section className={classes.step} aria-labelledby="import-result">
        <Stack>
          <Title order={2} size="h3" id="import-result" ref={heading} tabIndex={-1} className={classes.result ?? ''}>
            {t.result}
          </Title>
          {told.differing.size > 0 && (
            <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} role="alert">
              {t.changedMeanwhile}
            </Alert>
          )}
          <CheckResult key={told.check.plan} definition={definition} told={told} />
        </Stack>
      </section>
      <div className={classes.bar}>
        <Button loading={state.isSaving} disabled={state.isBusy || add + change === 0} onClick={state.save}>
          {add + change === 0 ? t.nothing : t.save(add, change)}
        </Button>
        {refuse > 0 && <Text size="sm">{t.refused(refuse)}</Text>}
      </div>
    </>
  );
}
