// Preloaded into a server under test (`--import`): its clock is as many milliseconds ahead as the parent process says.
const now = Date.now.bind(Date);
let ahead = 0;
Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now() + ahead] : args, made),
});
process.on('message', (message) => {
  if (typeof message?.clockAhead !== 'number') return;
  ahead = message.clockAhead;
  process.send?.({ clockAhead: ahead });
});
process.channel?.unref();
