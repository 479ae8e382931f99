-- Made by `npm run docs` from the migrations; compared in the tests.

