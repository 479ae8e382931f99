// The example message of the front page and its findings. A test compares them with the message validator.
export const EXAMPLE = {
  before: 'Your order is ready! Pick it up today: https://bit.ly/3xYz9',
  findings: [
    {
      ruleId: 'links.public-shortener',
      tone: 'bad',
      title: 'Public link shortener',
      remedy: 'Use a link on your own domain, or a short domain that only your brand uses.',
    },
    {
      ruleId: 'brand.named',
      tone: 'wait',
      title: 'Missing brand name',
      remedy: 'Start the message with the registered brand name and a colon.',
    },
    {
      ruleId: 'opt-out.present',
      tone: 'wait',
      title: 'Missing opt-out instructions',
      remedy: 'Add “Reply STOP to opt out”.',
    },
  ],
  after:
    'Harbor Bakery: your order is ready! Pick it up today at harborbakery.example/pickup. Reply STOP to opt out.',
} as const;
