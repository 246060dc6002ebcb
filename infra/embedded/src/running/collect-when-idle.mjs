import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between two looks at the event loop. */
const INTERVAL = 5000;
/** A share of time. */
const IDLE = 0.05;

// Imported into each process of `npm start`. Starting leaves some 10 MB of garbage and of code that does not run again,
// and an idle process allocates too little for V8 to collect it. V8 has no other call that also drops unused code.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

let seen = performance.eventLoopUtilization();
const timer = setInterval(() => {
  const now = performance.eventLoopUtilization();
  const { utilization } = performance.eventLoopUtilization(now, seen);
  seen = now;
  if (utilization > IDLE) return;
  clearInterval(timer);
  collect({ type: 'major', flavor: 'last-resort' });
}, INTERVAL).unref();
