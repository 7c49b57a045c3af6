import { MB } from './byte-sizes.js';

/** Largest file of each kind, in bytes. Requirement. */
export const FILE_MAX_BYTES = {
  pdf: 25 * MB,
  image: 15 * MB,
  drawing: 15 * MB,
  text: 25 * MB,
  office: 25 * MB,
  mail: 25 * MB,
  book: 25 * MB,
  iwork: 25 * MB,
} as const;

/** Largest image on the Cliff Notes, quiz, export and translation pages and in their calls. Requirement. */
export const CALL_IMAGE_MAX_BYTES = 25 * MB;

/** Files in one conversion. */
export const FILES_MAX = 100;

/** All files and fields of one request together, in bytes. */
export const REQUEST_MAX_BYTES = 500 * MB;

/** Largest piece of a file that is sent in pieces, in bytes. */
export const PIECE_MAX_BYTES = 2 * MB;
/** Files over this are sent in pieces by the screens, so that a connection that breaks costs no more than one of them. */
export const SENT_WHOLE_MAX_BYTES = 5 * MB;
/** Pieces of one file. */
export const FILE_PIECES_MAX = 200;
/** Pieces of one visitor that wait for the rest of their files. */
export const WAITING_PIECES_MAX = 1000;

/** Characters of a file name that are kept; the rest is cut before the extension. */
export const FILE_NAME_MAX = 200;

/** Characters of the options of a tool, as JSON, in the preview of a page. */
export const PAGE_PREVIEW_OPTIONS_MAX = 10_000;

/** Fields of one form beside its files. */
export const FORM_FIELDS_MAX = 50;

/** Characters of one option's text on the wire. */
export const OPTION_TEXT_MAX = 2000;

/** Changes to the content of pages in one request. */
export const PAGE_EDITS_MAX = 200;

/** Characters of a text that is changed on a page, and of what takes its place. */
export const EDITED_TEXT_MAX = 1000;

/** Fields that one request adds to the form of a document. */
export const NEW_FIELDS_MAX = 500;

/** Choices of one field of a form. */
export const FIELD_CHOICES_MAX = 200;

/** Bookmarks of a document, and characters of the title of each. */
export const BOOKMARKS_MAX = 2000;
export const BOOKMARK_TITLE_MAX = 500;

/** Characters of each property of a document, such as its title. */
export const PROPERTY_MAX = 1000;

/** Characters of a list of changes to a document, as JSON. */
export const EDITS_TEXT_MAX = 400_000;

/** Items of one redaction. */
export const REDACTION_ITEMS_MAX = 200;
/** Characters of one item of a redaction. */
export const REDACTION_TEXT_MAX = 1000;
/** Places at which the items of one redaction may be found, all items together. */
export const REDACTION_MATCHES_MAX = 20_000;

/** Characters of the items' list on the wire. */
export const REDACTION_ITEMS_TEXT_MAX = 400_000;

/** Largest result in bytes; the same as for a request, so that any result can be sent back. */
export const RESULT_MAX_BYTES = 500 * MB;

/** Pages of one document that an operation accepts. */
export const PAGES_MAX = 10_000;

/** Pages of one document for a redaction, which reads every page several times and must end before its deadline. */
export const REDACTION_PAGES_MAX = 5000;

/** Characters of a password. PDF reads 127 bytes of one. */
export const PASSWORD_MAX = 127;

/** Characters of a plan of pages: enough for 10,000 pages in any order. */
export const PAGE_PLAN_MAX = 100_000;

/** Pages that one call draws or reads. */
export const PAGES_READ_MAX = 1000;

/** Smallest width of the picture of a page, in pixels. */
export const IMAGE_WIDTH_MIN = 16;
/** Largest width of the picture of a page, in pixels. */
export const IMAGE_WIDTH_MAX = 2000;

/** Pixels in one image: 100 megapixels need about 400 MB once decoded. */
export const IMAGE_PIXELS_MAX = 100_000_000;

/** Pixels in one image that is decoded whole before anything else, as HEIC and JPEG XL are: 48 megapixels take 1 to 1.5 GB. */
export const DECODED_PIXELS_MAX = 64_000_000;

/** Characters of each text in a signature. */
export const SIGNATURE_TEXT_MAX = 200;

/** Characters of a password that a visitor sets; a PDF takes 127 bytes. */
export const PASSWORD_LENGTH = { min: 6, max: 120 } as const;

/** Largest image of a signature, in bytes. */
export const SIGNATURE_IMAGE_MAX_BYTES = 5 * MB;

/** Placements of a signature in one document. */
export const PLACEMENTS_MAX = 200;

/** Lifetime of a guest's share link. Requirement. */
export const GUEST_LINK_WEEKS = 4;

/** Lifetime of a member's share link, in months of the calendar. Requirement. */
export const MEMBER_LINK_MONTHS = 3;

/** Characters of a password on a share link. */
export const SHARE_PASSWORD_MAX = 200;

/** Conversions in the history. Requirement. */
export const HISTORY_MAX = 20;

/** Rows of one page of a list that goes on: usual, and at most. */
export const LIST_PAGE = { usual: 20, max: 100 } as const;

/** Conversions that one search for a name looks at; the next page goes on from there. */
export const SEARCHED_MAX = 2000;

/** Conversions whose files are downloaded together. */
export const DOWNLOADED_TOGETHER_MAX = 100;

/** Versions of documents in one answer. */
export const VERSIONS_MAX = 200;

/** Bytes of files in one archive: readers of ZIP without its 64-bit form take no more. */
export const ARCHIVE_MAX_BYTES = 4000 * MB;

/** Days that the dashboard looks back, today among them. Requirement. */
export const DASHBOARD_WINDOW_DAYS = 30;
/** Logins that the dashboard lists. Requirement. */
export const DASHBOARD_LOGINS_MAX = 10;

/** Days that a list of the dashboard shows at most. Requirement. */
export const DASHBOARD_LIST_MAX = 10;

/** Entries on one page of the activity. */
export const ACTIVITY_PAGE_MAX = 50;
/** Entries on one page of the story of a document. */
export const STORY_PAGE_MAX = 100;

/** Every job may take this long by the clock while nothing keeps it from a processor; most may take longer. */
export const JOB_DEADLINE_MS = 5 * 60 * 1000;

/** Conversions that wait or run in all, at most. */
export const CONVERSIONS_MAX = 1000;

/** A conversion fails after this many starts, including those that a killed server interrupted. */
export const ATTEMPTS_MAX = 5;

/** A conversion that has not ended this long after a worker last started it is failed by the sweeper. */
export const CONVERSION_DEADLINE_MS = 30 * 60 * 1000;

/** A conversion that no worker has started this long after it was requested is failed by the sweeper. */
export const CONVERSION_WAIT_MAX_MS = 12 * 60 * 60 * 1000;

/** A question whose answer did not delete it, as after a crash, is deleted this long after it was asked. */
export const QUESTION_AGE_MAX_MS = 60 * 60 * 1000;

/** File names are cut at this many characters; the extension is kept. Requirement. */
export const NAME_SHOWN = { plain: 30, dialog: 40, summary: 20 } as const;

/** Number of questions of a quiz, `initial` by default. Requirement. */
export const QUIZ_QUESTIONS = { min: 1, max: 100, initial: 10 } as const;

/** Characters of the custom instructions of a quiz. */
export const QUIZ_INSTRUCTIONS_MAX = 2000;

/** Characters of a quiz question and of each of its answers. Requirement. */
export const QUIZ_TEXT_MAX = { question: 120, answer: 75 } as const;

/** Fields of a PDF form that one request may fill in. */
export const FILLED_FIELDS_MAX = 5000;

/** Characters of the values for a PDF form, as JSON. */
export const FILLED_VALUES_MAX = 400_000;

/** Largest file of marks for a PDF, in characters. */
export const MARKS_FILE_MAX = 400_000;

/** Largest file of values for a PDF form, in bytes: as Base64 it fits into {@link FILLED_VALUES_MAX} characters. */
export const VALUES_FILE_MAX_BYTES = 299_000;

/** Forms that one file of values may fill. */
export const FILLED_COPIES_MAX = 200;

/** Characters of the text of one field of a PDF form. */
export const FILLED_TEXT_MAX = 10_000;

/** Marks that one request may put on a PDF, and as many that it may change and remove. */
export const MARKS_MAX = 500;

/** Characters of the marks of one request, as JSON. */
export const MARKS_TEXT_MAX = 400_000;

/** Lines of text that one mark may lie on. */
export const MARK_BOXES_MAX = 500;

/** Points of one drawing by hand. */
export const INK_POINTS_MAX = 10_000;

/** Characters of a note, and of a text that is written on a page. */
export const MARK_CONTENTS_MAX = 5000;

/** Characters of the name of who made a mark. */
export const MARK_AUTHOR_MAX = 200;

/** Characters on a stamp. */
export const STAMP_TEXT_MAX = 200;

/** Pictures that are sent to be put on one PDF. */
export const MARK_PICTURES_MAX = 20;

/** People that one signature request may ask, and the places in its document that they fill in. */
export const RECIPIENTS_MAX = 20;
export const REQUEST_FIELDS_MAX = 200;

/** Rows of a list that one call makes signature requests of, and the characters of that list. */
export const REQUEST_ROWS_MAX = 100;
export const REQUEST_ROWS_TEXT_MAX = 500_000;

/** Characters of what a sender writes to the recipients, and of a recipient's reason not to sign. */
export const REQUEST_MESSAGE_MAX = 2000;
export const DECLINE_REASON_MAX = 1000;

/** So often a recipient's place is handed on at most. */
export const HAND_ON_MAX = 5;

/** Characters of what a recipient writes into one field. */
export const REQUEST_TEXT_MAX = 500;

/** Characters of a signature that was drawn or is a picture, as a PNG in Base64. */
export const DRAWN_SIGNATURE_MAX = 200_000;

/** How many days a signature request stays open. */
export const REQUEST_DAYS = { min: 1, max: 90, initial: 30 } as const;

/** The documents of a signature request are deleted so long after its end. */
export const REQUEST_FILES_MS = 30 * 24 * 60 * 60 * 1000;

/** Reminders of one recipient within this time are noted once. */
export const REMINDER_PAUSE_MS = 60 * 60 * 1000;
