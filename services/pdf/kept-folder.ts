/** Variable in which a job process finds the folder for what can be made again. */
export const KEPT_FOLDER = 'DOCKET_KEPT';
