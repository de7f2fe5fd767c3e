import {
  type NoticeKind,
  type NoticeSetting,
  noticeKindNames,
  noticeKinds,
  noticeRoutes,
  noticeSetting,
  noticeTime,
} from '@faculty/contracts/notices/notice';
import { Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { optionsOf } from '../../kit/fields/choice/use-parameters.ts';
import { showError, showSuccess } from '../../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../../kit/notifications/states.tsx';
import { useMe } from '../../kit/session/session.tsx';
import { noticeChoicesPhrases } from './notice-choices.phrases.ts';

const settingQuery = queryOptions({
  queryKey: ['notice setting'],
  queryFn: async ({ signal }) => z.parse(noticeSetting, await call(noticeRoutes.read, { signal })),
});

/** When and in which language the person is mailed about each kind of notice that can concern them. */
export function NoticeChoices() {
  const t = usePhrases(noticeChoicesPhrases);
  const { language } = useLanguage();
  const { rights, approval_pages } = useMe();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(settingQuery);
  const saving = useMutation({
    mutationFn: (setting: NoticeSetting) => call(noticeRoutes.save, { body: setting }),
    onMutate: (setting) => client.setQueryData(settingQuery.queryKey, setting),
    onSuccess: () => showSuccess(t.saved),
    onError(problem) {
      showError(problem);
      void client.invalidateQueries(settingQuery);
    },
    // two quick choices arrive in their order
    scope: { id: 'notice setting' },
  });
  const concerns = (kind: NoticeKind) => {
    const { of } = noticeKinds[kind];
    return of === 'approval' ? approval_pages.some((page) => rights[page]?.view) : of.some((page) => rights[page]?.view);
  };
  const save = (change: (setting: NoticeSetting) => NoticeSetting) => {
    const now = client.getQueryData(settingQuery.queryKey);
    if (now) saving.mutate(change(now));
  };
  return (
    <Paper component="section" withBorder p="lg" mb="md" maw="48rem" id="notices" aria-labelledby="notices-title">
      <Title order={2} id="notices-title" fz="h3">
        {t.title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t.hint}
      </Text>
      {error ? <FailedState error={error} onRetry={() => void refetch()} /> : !data && <LoadingState />}
      {data && (
        <Stack gap="sm">
          {noticeKindNames.filter(concerns).map((kind) => (
            <Choice
              key={kind}
              label={noticeKinds[kind][language]}
              value={data.times[kind]}
              options={optionsOf(noticeTime.words, language)}
              onChange={(time) => save((now) => ({ ...now, times: { ...now.times, [kind]: z.parse(noticeTime, time) } }))}
            />
          ))}
          <Choice
            label={t.language}
            value={data.language}
            options={optionsOf(noticeSetting.shape.language.words, language)}
            onChange={(chosen) => save((now) => ({ ...now, language: z.parse(noticeSetting.shape.language, chosen) }))}
          />
        </Stack>
      )}
    </Paper>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Group justify="space-between" gap="xs">
      <Text aria-hidden style={{ flex: '1 1 16rem' }}>
        {label}
      </Text>
      <NativeSelect
        aria-label={label}
        value={value}
        data={options}
        w="12rem"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Group>
  );
}
