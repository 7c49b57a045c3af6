/**
 * Parts that can be turned off; off, the screens show the placeholder of requirement. Both ways are tested.
 */
export const features = {
  /** Typed signatures; off, a notice says that they are coming. Requirement. */
  typedSignature: true,
  /** Uploaded images of signatures; off, choosing one does nothing. */
  uploadedSignature: true,
  /** Marking text and areas in the editor; off, the tab says that it is coming soon. Requirement. */
  interactiveRedaction: true,
  /** Marking findings for redaction; off, detection only reports. */
  sensitiveToRedact: true,
  /** Sending the custom instructions of a quiz; off, they are collected but not sent. */
  quizInstructions: true,
  /** Chosen files open the workbench, with every tool that a visitor may use; off, home offers what lists. Requirement. */
  everyTool: true,
  /** Retrying a failed conversion; off, the button does nothing. */
  retryFailed: true,
} as const satisfies Readonly<Record<string, boolean>>;

/** {@link features} with each switch on or off, so that tests can run both ways. */
export type Features = Readonly<Record<keyof typeof features, boolean>>;
