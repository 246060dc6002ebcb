import { expect, it } from '@jest/globals';
import { continueTrace } from './continue-trace.js';
import { currentRequest, logIds } from './request-context.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const JOB = { name: 'inquiry.submitted', requestId: 'request-0001', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

it("a job's log lines and calls have the ids of the request that caused it", async () => {
  const ids = await continueTrace(JOB, async () => ({ logged: logIds(), carried: currentRequest()?.traceparent }));
  expect(ids).toEqual({ logged: { requestId: 'request-0001', traceId: TRACE }, carried: JOB.traceparent });
});

it('a job without a causing request has its own trace', async () => {
  const ids = await continueTrace({ ...JOB, requestId: null, traceparent: null }, async () => logIds());
  expect(ids).toEqual({ requestId: undefined, traceId: expect.stringMatching(/^[\da-f]{32}$/) });
  expect(ids.traceId).not.toBe(TRACE);
});
