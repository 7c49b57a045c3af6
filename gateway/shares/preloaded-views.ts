import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { setTimeout as pause } from 'node:timers/promises';
import type { ViewAnswer, ViewQuestion } from '../../contracts/api/shared-document.js';
import { Refusal } from '../../contracts/errors.js';
import { questions } from '../../contracts/subjects.js';
import { LinkQuestions } from './link-questions.js';

/** A page does not wait longer for what it can do without. */
const PATIENCE_MS = 300;

/** Facts about the file of a link that its page can tell before any script has run. */
@Injectable()
export class PreloadedViews {
  constructor(@Inject(LinkQuestions) private readonly links: LinkQuestions) {}

  /**
   * As anybody is told who knows the link; it counts as no view.
   *
   * @returns undefined where the link has ended, is locked or unknown or allows so many downloads, and where the file has
   *   no picture.
   */
  async of(hash: string, request: Request): Promise<ViewAnswer | undefined> {
    const view = await Promise.race([this.ask(hash, request), pause(PATIENCE_MS, undefined)]);
    return view && isFree(view) ? view : undefined;
  }

  private async ask(hash: string, request: Request): Promise<ViewAnswer | undefined> {
    const question: ViewQuestion = { hash, access: { owners: [], pass: null }, counts: false };
    try {
      return await this.links.askAtOnce<ViewAnswer>(request, questions.viewShareLink, question);
    } catch (error) {
      if (error instanceof Refusal) return undefined; // the page says why, once it has asked
      throw error;
    }
  }
}

const isFree = ({ result, hasThumbnail, downloadsLeft, pass }: ViewAnswer): boolean =>
  result !== null && hasThumbnail && downloadsLeft === null && pass === '';
