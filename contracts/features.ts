/**
 * Where the specification shows an unfinished corner. On: the real thing. Off: exactly the placeholder it specifies.
 * Both ways are tested.
 */
export const features = {
  /** A signature may be typed; off, it 'will be available in the next update'. */
  typedSignature: true,
  /** A picture of a signature may be uploaded; off, nothing comes of choosing that. */
  uploadedSignature: true,
  /** Text and areas may be marked in the editor; off, it says that this is coming soon. */
  interactiveRedaction: true,
  /** What detection found can be marked for redaction; off, detection only reports. */
  sensitiveToRedact: true,
  /** Custom instructions go along with a quiz; off, they are collected and not sent. */
  quizInstructions: true,
  /** A failed conversion can be tried again; off, its button does nothing. */
  retryFailed: true,
} as const satisfies Readonly<Record<string, boolean>>;

/** {@link features} with each switch on or off, so that tests can run both ways. */
export type Features = Readonly<Record<keyof typeof features, boolean>>;
