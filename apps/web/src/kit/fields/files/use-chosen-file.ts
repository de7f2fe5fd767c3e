import type { FileRule } from '@faculty/contracts/kit/entity';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { prepareFile } from './prepare-file.tsx';

/** Takes a chosen file once it is known to be good, made smaller where that helps; else keeps the one before and says why. */
export function useChosenFile(rule: FileRule<never>, value: File | null, onChange: (file: File | null) => void) {
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is chosen, or none any more
  useEffect(() => setProblem(null), [value]);
  // what is still being prepared when the field goes away is dropped
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  return {
    problem,
    isBusy,
    async choose(file: File): Promise<void> {
      latest.current += 1;
      const mine = latest.current;
      setBusy(true);
      const prepared = await prepareFile(file, rule);
      if (mine !== latest.current) return;
      setBusy(false);
      setProblem(prepared.problem);
      if (prepared.file) onChange(prepared.file);
    },
  };
}
