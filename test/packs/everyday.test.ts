import { describe, expect, it } from 'vitest';
import { decideCall } from '../support/decisions.js';

/** What developers' agents run all day, each beside a near twin that is held. */
const decides = (line: string, effect: string): void =>
  expect([line, decideCall(line).effect]).toEqual([line, effect]);

describe('queries of the local container engine', () => {
  it.each([
    ['docker logs --since 1h web', 'allow'],
    ['docker container ls -a', 'allow'],
    ['docker network inspect bridge', 'allow'],
    ['docker volume ls', 'allow'],
    ['docker stats --no-stream', 'allow'],
    ['docker system df', 'allow'],
    ['docker compose ps -a', 'allow'],
    ['docker compose -f dev.yml logs --tail=20 api', 'allow'],
    ['docker-compose logs web', 'allow'],
    ['docker inspect web', 'review'],
    ['docker container inspect web', 'review'],
    ['docker compose config', 'review'],
    ['docker compose -f ../dev.yml ps', 'review'],
    ['docker --context prod logs web', 'review'],
    ['docker -H tcp://example.com:2375 logs web', 'review'],
    ['docker exec web env', 'review'],
    ['docker network rm dev', 'review'],
    ['docker system prune', 'review'],
  ])('%s: %s', decides);
});

describe('versions', () => {
  it.each([
    ['psql --version', 'allow'],
    ['redis-cli -v', 'allow'],
    ['mysql --version', 'allow'],
    ['mongosh --version', 'allow'],
    ['ruby -v', 'allow'],
    ['kubectl version --client', 'allow'],
    ['kubectl version', 'review'],
    ['kubectl version --client=false', 'review'],
    ["psql --version -c 'drop table x'", 'review'],
    ["echo 'drop table x' | psql", 'review'],
    ['redis-cli -v flushall', 'review'],
    ['ruby -v x.rb', 'review'],
    ["ruby -v -e 'x'", 'review'],
    ['ruby -v -r./x', 'review'],
  ])('%s: %s', decides);
});

describe('scripts of a package, with arguments of their own', () => {
  it.each([
    ['yarn lint --fix', 'allow'],
    ['yarn run lint --fix', 'allow'],
    ['yarn test --watch=false src/a.test.ts', 'allow'],
    ['yarn workspace web test', 'allow'],
    ['pnpm lint --fix', 'allow'],
    ['pnpm test --coverage', 'allow'],
    ['yarn --cwd /tmp/x lint', 'review'],
    ['yarn build -o ../out', 'review'],
    ['yarn test --config=../x', 'review'],
    ['yarn run x.js --fix', 'review'],
    ['yarn add x --dev', 'review'],
    ['yarn workspace web deploy', 'review'],
    ['yarn workspace web add x', 'review'],
    ['pnpm add --save-dev x', 'review'],
    ['pnpm -C ../x test', 'review'],
    ['pnpm --unlisted lint', 'review'],
  ])('%s: %s', decides);
});

describe('what was staged by mistake', () => {
  it.each([
    ['git restore --staged src/a.ts', 'allow'],
    ['git restore -S .', 'allow'],
    ['git restore src/a.ts', 'review'],
    ['git restore -S -W src/a.ts', 'review'],
    ['git restore .', 'review'],
  ])('%s: %s', decides);
});

describe('globs by a suffix that no secret has', () => {
  it.each([
    ['grep -n main *.html', 'allow'],
    ["find . -name '*.xml' -exec grep -H x {} \\;", 'allow'],
    ["find . -name '*.html' | xargs grep x", 'allow'],
    ['cat *.yaml', 'review'],
    ['cat *.pem', 'review'],
    ["find . -name '*.yml' -exec cat {} \\;", 'review'],
    ['cat app.secrets.yaml', 'review'],
  ])('%s: %s', decides);
});

describe('a version is asked for by itself; of a subcommand it may be a value', () => {
  it.each([
    ['pulumi --version', 'allow'],
    ['gcloud --version', 'allow'],
    ['vercel --version', 'allow'],
    ['pulumi up --help', 'allow'],
    ['pulumi policy disable org/pack --version v', 'review'],
    ['eksctl upgrade cluster --version 1.30', 'review'],
    ['vercel rm x --version', 'review'],
    ['gcloud compute instances delete x --version', 'deny'],
  ])('%s: %s', decides);
});
