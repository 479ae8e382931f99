// The use cases that a campaign can be registered under: the one table of them, as the registry's client and sandbox need it.
export { USECASES, type Usecase, type UsecaseFacts, WRONG_USECASE_CODES } from '@tendlc/registration/words';
