// One process of the lake check: answers each job it is sent, and ends when the connection is closed.
import { runJob, type Job } from './jobs';

process.on('message', (job: Job) => process.send?.(runJob(job)));
