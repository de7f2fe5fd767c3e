/** Events of the servers, and the time until the next save after each. */
export class Timeline {
  #events = [];

  /** Runs and records an event. `isGone`: no server is expected to answer until it is finished. */
  async event(name, work, { isGone = false } = {}) {
    const from = performance.now();
    await work();
    this.#events.push({ name, from, until: performance.now(), isGone });
  }

  /** For each event, the longest time in milliseconds without an acknowledged save until the next event, without times of `isGone`. */
  waits(savedAt, end) {
    const saves = [...savedAt].sort((a, b) => a - b);
    const gone = this.#events.filter(({ isGone }) => isGone);
    const overlap = (a, b) => gone.reduce((sum, { from, until }) => sum + Math.max(0, Math.min(b, until) - Math.max(a, from)), 0);
    return this.#events.map(({ name, from, until }, index) => {
      const next = this.#events[index + 1]?.from ?? end;
      const points = [from, ...saves.filter((at) => at > from && at < next), next];
      const gaps = points.slice(1).map((at, n) => at - points[n] - overlap(points[n], at));
      return { name, took: Math.round(until - from), wait: Math.round(Math.max(...gaps)) };
    });
  }
}
