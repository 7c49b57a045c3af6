import type { Request, Response } from 'express';
import { KEEP_HEADER, KEPT_HEADER } from '../../contracts/api/conversions.js';
import type { NewConversion } from './request-conversion.js';

/** Whether the file of a call is to be kept after the answer. */
export const asksToKeep = (request: Request): boolean => request.get(KEEP_HEADER) === 'yes';

/** Says under which id and link it is kept. */
export const tellKept = ({ conversionId, shareHash }: NewConversion, origin: string, response: Response): void => {
  response.set(KEPT_HEADER, `${conversionId} ${origin}/s/${shareHash}`);
};
