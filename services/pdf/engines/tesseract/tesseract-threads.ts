/** The other conversions want to get on too. */
const THREADS_MAX = 4;
/**
 * The memory that a thread holds with the picture that it reads, and the share of a job's memory that is for threads.
 */
const THREAD_BYTES = 200 * 1024 * 1024;
const MEMORY_SHARE = 0.6;

/** Threads that recognise at the same time. `memory`: bytes that the job may take. */
export const threadsWithin = (cores: number, memory = Infinity): number =>
  Math.max(1, Math.min(THREADS_MAX, cores, Math.floor((MEMORY_SHARE * memory) / THREAD_BYTES)));
