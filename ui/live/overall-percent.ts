import { findTool } from '../../contracts/tools/catalogue.js';

/** The speed of a usual line: 20 Mbit a second. */
const SENT_BYTES_PER_SECOND = 2_500_000;
const USUAL_SECONDS = 5;
const WHOLE_PERCENT = 100;
/** So that all of both parts is 100. */
const ROUNDING_TOLERANCE = 1e-9;

/** The longest that a tool usually takes, in seconds, as it states it. */
const usualSeconds = (tool: string): number => {
  const [longest] = /\d+(?= s$)/.exec(findTool(tool)?.duration ?? '') ?? [];
  return longest === undefined ? USUAL_SECONDS : Number(longest);
};

/** The files that are sent, and the tool that takes them. */
export interface Sending {
  readonly tool: string;
  /** The size of the whole request: a file that the server has made is not sent again. */
  readonly bytes: number;
}

/** The part of the way, from 0 to 1, that sending is expected to take. */
const sendingShare = ({ tool, bytes }: Sending): number => {
  const seconds = bytes / SENT_BYTES_PER_SECOND;
  return seconds / (seconds + usualSeconds(tool));
};

/** How far a conversion is: what has been sent and converted, each from 0 to 100. */
export interface Way {
  readonly sent: number;
  readonly converted: number;
}

/** One number from 0 to 100 for sending and converting, each with the part of the time that it is expected to take. */
export const overallPercent = (sending: Sending, { sent, converted }: Way): number => {
  const share = sendingShare(sending);
  return Math.floor(
    share * Math.min(WHOLE_PERCENT, sent) + (1 - share) * Math.min(WHOLE_PERCENT, converted) + ROUNDING_TOLERANCE,
  );
};
