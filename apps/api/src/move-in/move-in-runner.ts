import type { MoveInStart, MoveInStep, MoveInStepState } from '@faculty/contracts/admin/move-in';
import type { FastifyInstance } from 'fastify';
import { ApiError, wrongField } from '../kit/http/errors.ts';
import {
  analyseCommand,
  applyCommand,
  fetchCommand,
  type Moving,
  planCommand,
  redirectsCommand,
  rollbackCommand,
  verifyCommand,
} from './commands.ts';
import { type Credentials, LegacyClient, LegacyError } from './legacy/legacy-client.ts';
import type { RawStore } from './legacy/raw-store.ts';
import { patternsOf } from './redirects.ts';
import { StepRefused, Stopped, stepStates } from './steps.ts';

/** Runs the steps that administrators start on the page, one at a time, in this process. Each continues after a restart when it is started again. */
export class MoveInRunner {
  readonly #app: FastifyInstance;
  readonly #store: RawStore;
  #current: { step: MoveInStep; controller: AbortController; ended: Promise<void> } | null = null;

  constructor(app: FastifyInstance, store: RawStore) {
    this.#app = app;
    this.#store = store;
  }

  /** @throws ApiError `move_in_under_way`, or `invalid` naming a field */
  async start(step: MoveInStep, given: MoveInStart): Promise<void> {
    const work = this.#workOf(step, given);
    const isBusy = (await this.states()).some(({ state }) => state === 'running');
    // two calls may come at once
    if (isBusy || this.#current) throw new ApiError('move_in_under_way');
    const controller = new AbortController();
    const { log } = this.#app;
    const ended: Promise<void> = work({
      app: this.#app,
      store: this.#store,
      say: (line) => log.info(`move-in ${step}: ${line}`),
      signal: controller.signal,
    })
      .then(() => undefined)
      .catch((error: unknown) => {
        // what a person can mend is shown on the page
        const isKnown = [Stopped, StepRefused, LegacyError].some((kind) => error instanceof kind);
        log[isKnown ? 'warn' : 'error']({ err: error, step }, 'a step of the move has stopped');
      })
      .finally(() => {
        this.#current = null;
      });
    this.#current = { step, controller, ended };
  }

  /** What the steps last did. One that was just started here has not written its state yet. */
  async states(): Promise<MoveInStepState[]> {
    const states = await stepStates(this.#store);
    const current = this.#current?.step;
    if (current === undefined) return states;
    const known = states.find(({ step }) => step === current);
    if (known?.state === 'running') return states;
    const others = states.filter(({ step }) => step !== current);
    const now = new Date().toISOString();
    return [
      ...others,
      { step: current, state: 'running', began_at: now, seen_at: now, kind: null, done: 0, of: 0, totals: [], problem: null },
    ];
  }

  /** Stops what this process runs at its next record; the records before it are kept. */
  async stop(): Promise<boolean> {
    const current = this.#current;
    current?.controller.abort();
    await current?.ended;
    return current !== null;
  }

  #workOf(step: MoveInStep, given: MoveInStart): (moving: Moving) => Promise<unknown> {
    const lines = given.addresses.split('\n');
    switch (step) {
      case 'fetch': {
        if (given.from === '') throw wrongField('from', 'required');
        const from = given.from.replace(/\/+$/, '');
        const client = new LegacyClient({ from, credentials: credentialsOf(given), rate: given.rate });
        const filesBase = `${(given.files || `${from}/files`).replace(/\/*$/, '')}/`;
        return (moving) => fetchCommand(moving, client, { from, filesBase });
      }
      case 'analyse':
        return analyseCommand;
      case 'plan':
        return planCommand;
      case 'apply':
        return (moving) => applyCommand(moving, { mayEmpty: given.gone });
      case 'verify':
        return verifyCommand;
      case 'redirects':
        assertPatterns(lines);
        return (moving) => redirectsCommand(moving, lines);
      case 'rollback':
        return rollbackCommand;
    }
  }
}

function credentialsOf({ email, password, token }: MoveInStart): Credentials {
  if (token !== '') return { token };
  if (email === '') throw wrongField('email', 'required');
  if (password === '') throw wrongField('password', 'required');
  return { email, password };
}

function assertPatterns(lines: readonly string[]): void {
  try {
    patternsOf(lines);
  } catch (error) {
    if (error instanceof StepRefused) throw wrongField('addresses', 'site_path');
    throw error;
  }
}
