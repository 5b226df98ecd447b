import { expect } from 'chai';
import { describeAppendJob } from '../../../../../server/features/append/status/job-status.js';
import type { Job } from '../../../../../server/jobs/job.js';

const JOB: Job = {
  id: '0c6b928f-590f-49eb-ac04-761bab413e49',
  kind: 'append',
  lane: 'layer-1',
  ownerId: 1,
  status: 'queued',
  payload: { layerName: 'Cities', returnEditMoment: false, source: { format: 'csv' } },
  progress: undefined,
  result: undefined,
  error: undefined,
  attempts: 0,
  cancelRequested: false,
  submittedAt: 1000,
  updatedAt: 2000,
  finishedAt: undefined,
};

const RESULT = {
  recordCount: 5,
  insertCount: 2,
  updateCount: 1,
  skippedCount: 1,
  errorCount: 1,
  errors: [],
  editMoment: 1500,
};

describe('describeAppendJob', () => {
  it('returns processing at one address, Pending and InProgress at the other', () => {
    const words = (['append', 'service'] as const).flatMap((address) =>
      (['queued', 'running'] as const).map((status) => describeAppendJob({ ...JOB, status }, address).status),
    );
    expect(words).to.deep.equal(['processing', 'processing', 'Pending', 'InProgress']);
  });

  it('ends in Completed or Failed at both', () => {
    for (const address of ['append', 'service'] as const) {
      expect(describeAppendJob({ ...JOB, status: 'completed' }, address).status).to.equal('Completed');
      expect(describeAppendJob({ ...JOB, status: 'failed' }, address).status).to.equal('Failed');
      expect(describeAppendJob({ ...JOB, status: 'cancelled' }, address).status).to.equal('Failed');
    }
  });

  it('starts its messages with the reason why a job waits', () => {
    for (const status of ['queued', 'running'] as const) {
      const { statusMessage, messages } = describeAppendJob(
        { ...JOB, status },
        'append',
        'The disk is full.',
      );
      expect(statusMessage).to.equal('The disk is full.');
      expect(messages[0]?.type).to.equal('esriJobMessageTypeWarning');
      expect(messages).to.have.length(2);
    }
  });

  it('returns all keys of a job from the start, and counts that grow', () => {
    expect(describeAppendJob(JOB, 'append')).to.deep.equal({
      layerName: 'Cities',
      submissionTime: 1000,
      lastUpdatedTime: 2000,
      status: 'processing',
      jobId: JOB.id,
      itemId: '0c6b928f590f49ebac04761bab413e49',
      recordCount: 0,
      insertCount: 0,
      updateCount: 0,
      unchangedCount: 0,
      skippedCount: 0,
      errorCount: 0,
      statusMessage: 'Waiting to start.',
      messages: [{ type: 'esriJobMessageTypeInformative', description: 'Waiting to start.' }],
      errors: [],
      errorsTruncated: false,
    });
    const running = { ...JOB, status: 'running', progress: { recordCount: 3, bytesRead: 100 } } as const;
    expect(describeAppendJob(running, 'append')).to.include({ recordCount: 3, insertCount: 0 });
  });

  it('sums a finished job up, with its warnings', () => {
    const result = { ...RESULT, warnings: ['Mind the gap.'] };
    const status = describeAppendJob({ ...JOB, status: 'completed', result }, 'append');
    expect(status).to.include({
      recordCount: 5,
      insertCount: 2,
      updateCount: 1,
      skippedCount: 1,
      errorCount: 1,
    });
    expect(status.statusMessage).to.equal('2 inserted, 1 updated, 1 skipped, 1 refused.');
    expect(status.messages[1]).to.deep.equal({
      type: 'esriJobMessageTypeWarning',
      description: 'Mind the gap.',
    });
    expect(status).not.to.have.property('editMoment');
  });

  it('returns the number of records while it is known, and the final number at the end', () => {
    const running = { ...JOB, status: 'running', progress: { recordCount: 3, percentComplete: 40 } } as const;
    expect(describeAppendJob(running, 'append')).to.include({ percentComplete: 40 });
    expect(describeAppendJob(running, 'append')).not.to.have.property('totalCount');
    const guessed = { recordCount: 3, totalCount: 7, percentComplete: 40 };
    expect(describeAppendJob({ ...running, progress: guessed }, 'append')).to.include({ totalCount: 7 });
    const done = { ...running, status: 'completed', progress: guessed, result: RESULT } as const;
    expect(describeAppendJob(done, 'append')).to.include({ totalCount: 5, percentComplete: 100 });
    const failed = { ...running, status: 'failed', progress: guessed } as const;
    expect(describeAppendJob(failed, 'append')).to.include({ totalCount: 7, percentComplete: 40 });
  });

  it('returns the edit moment on request', () => {
    const payload = { ...JOB.payload, returnEditMoment: true };
    const status = describeAppendJob({ ...JOB, payload, status: 'completed', result: RESULT }, 'append');
    expect(status.editMoment).to.equal(1500);
  });

  it('reports why a job failed, and never has a key called error', () => {
    const error = { code: 'append.x', message: 'It went wrong.', details: ['Here.'] };
    const status = describeAppendJob({ ...JOB, status: 'failed', error }, 'append');
    expect(status).not.to.have.property('error');
    expect(status.messages).to.deep.equal([
      { type: 'esriJobMessageTypeError', description: 'It went wrong.' },
      { type: 'esriJobMessageTypeError', description: 'Here.' },
    ]);
  });
});
