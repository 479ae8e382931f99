// The use cases of campaigns: the shared table, for the registry client and the sandbox.
export { USECASES, type Usecase, type UsecaseFacts, WRONG_USECASE_CODES } from '@tendlc/registration/words';
