// CONTRIBUTING.md, "Commits".
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    'type-enum': [2, 'always', ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'chore', 'style']],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
}
