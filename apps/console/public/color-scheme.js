// Sets the color scheme before the first paint, so that a dark page never flashes white. Runs before the modules.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = localStorage.getItem('mantine-color-scheme-value');
    const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  };
  apply();
  dark.addEventListener('change', apply);
})();
