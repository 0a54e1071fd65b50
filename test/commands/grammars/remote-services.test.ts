import { describe, expect, it } from 'vitest';
import { factsOf } from '../../support/facts.js';
import { namedPaths } from './named-paths.js';

const effectsOf = (line: string): string => factsOf(line).effects.join(' ');

describe('remote services: effects', () => {
  it.each([
    ['docker ps -a', 'remote-read'],
    ["docker ps --format '{{.Names}}'", 'remote-read'],
    ['docker ps --unlisted', 'remote-read unknown'],
    ['docker --config x ps', 'remote-read unknown'],
    ['docker logs -f --tail 100 web', 'remote-read'],
    ['docker run --rm -it node:20 npm test', 'execute remote-write'],
    ['docker run --privileged alpine', 'execute privilege remote-write'],
    ['docker container run --pid=host alpine', 'execute privilege remote-write'],
    ['docker exec -it web ls -la', 'execute remote-write'],
    ['docker rm -f web', 'remote-write'],
    ['docker volume prune -f', 'remote-write'],
    ['docker compose ps', 'remote-read'],
    ['docker compose down -v', 'delete remote-write'],
    ['docker-compose up -d', 'execute network remote-write'],
    ['docker run --help', 'none'],
    ['docker unlisted', 'unknown'],
    ['kubectl get pods -o wide', 'network remote-read'],
    ['kubectl get secret x -o yaml', 'network remote-read secret-read'],
    ['kubectl get pod/a secret/b', 'network remote-read unknown'],
    ['kubectl --kubeconfig x get pods', 'execute network remote-read'],
    ['kubectl get pods --raw=/api', 'network remote-read unknown'],
    ['kubectl logs -f web --tail=5', 'network remote-read'],
    ['kubectl delete pod web-1', 'network remote-write'],
    ['kubectl exec -it web -- ls', 'execute network remote-write'],
    ['kubectl config view', 'read'],
    ['kubectl config view --raw', 'read secret-read'],
    ['kubectl config use-context x', 'configure'],
    ['terraform version', 'none'],
    ['terraform destroy -auto-approve', 'execute network remote-delete remote-write'],
    ['terraform destroy --auto-approve', 'execute network remote-delete remote-write'],
    ['terraform state rm x', 'network remote-write'],
    ['aws --version', 'none'],
    ['aws sts get-caller-identity --output json', 'network remote-read'],
    ['aws s3 ls s3://b --recursive', 'network remote-read'],
    ['aws s3 rm s3://b', 'network remote-write'],
    ['aws s3 cp .env s3://b/', 'network read remote-write secret-read write'],
    ['aws ec2 describe-instances --instance-ids i-1 i-2', 'network remote-read'],
    ['aws ec2 describe-instances --filters Name=a,Values@=file://x', 'network remote-read unknown'],
    ['aws ec2 describe-instances --endpoint-url http://a.example', 'network remote-read unknown'],
    ['aws ec2 terminate-instances --instance-ids i-1', 'network remote-delete remote-read unknown'],
    ['aws secretsmanager get-secret-value --secret-id x', 'network remote-read unknown'],
    ['gh pr view 12 --json title', 'network remote-read'],
    ['gh pr view -R a/b 12', 'network remote-read'],
    ['gh pr view --unlisted', 'network remote-read unknown'],
    ['gh pr merge 12 --squash', 'network remote-write'],
    ['gh pr create --editor', 'execute network remote-write'],
    ['gh issue view --help', 'none'],
    ['gh repo delete a/b --yes', 'network remote-delete remote-write'],
    ['gh release download v1', 'network overwrite remote-read write'],
    ['gh api repos/a/b/pulls', 'network remote-read'],
    ["gh api graphql -f query='mutation{}'", 'network remote-write'],
    ['gh api -X GET search/code -f q=x', 'network remote-read'],
    ['gh auth status', 'network remote-read'],
    ['gh auth status --show-token', 'network remote-read secret-read'],
    ['gh auth token', 'secret-read'],
    ['gh unlisted', 'unknown'],
  ])('%s', (line, effects) => expect(effectsOf(line)).toBe(effects));

  it.each(['gh api -X DELETE repos/a/b', 'gh api -X GET -X DELETE repos/a/b -f a=b'])('%s', (line) =>
    expect(effectsOf(line)).toContain('remote-write'),
  );
});

describe('remote services: paths and hosts', () => {
  it.each([
    ['docker build -f a.Dockerfile .', ['read a.Dockerfile', 'read .']],
    ['docker compose -f a.yml ps', ['read a.yml']],
    ['docker save -o x.tar web', ['write x.tar']],
    ['kubectl apply -f x.yaml --dry-run=client', ['read x.yaml']],
    ['kubectl get deploy -o jsonpath-file=f', ['read f']],
    ['kubectl create secret generic x --from-file=key', ['read key']],
    ['terraform plan -out=x', ['write x']],
    ['terraform fmt -check', ['read .']],
    ['gh pr comment 1 --body-file key', ['read key']],
    ['gh release upload v1 a.tgz', ['read a.tgz']],
    ['gh release download v1', ['write .']],
    ['gh run download 1 -D /etc', ['write /etc']],
  ])('%s', (line, paths) => expect(namedPaths(factsOf(line))).toEqual(paths));

  it('terraform works in the directory of -chdir', () => {
    expect(factsOf('terraform -chdir=infra fmt').paths).toContain('write infra');
  });

  it('hosts that are named', () => {
    expect(factsOf('docker -H tcp://a.example ps').hosts).toEqual(['fetch a.example']);
    expect(factsOf('gh api https://a.example/x').hosts).toEqual(['fetch a.example']);
  });
});

describe('remote services: doubts that a grammar states', () => {
  it.each(['docker run -v /:/h alpine', 'kubectl get pods,secrets'])('%s', (line) =>
    expect(effectsOf(line)).toContain('unknown'),
  );
});

describe('what nobody can bring back', () => {
  const deletes = (line: string): boolean => factsOf(line).effects.includes('remote-delete');
  it.each([
    ...['pulumi destroy --yes', 'pulumi -s prod stack rm', 'terragrunt run-all destroy', 'cdk destroy --all'],
    ...['eksctl delete cluster --name x', 'sls remove --stage prod', 'rclone purge a:b', 's3cmd rb s3://x'],
    ...[
      's3cmd del -r s3://x',
      'mc rb --force a/b',
      'bq rm -r -f ds',
      'gsutil rm -r gs://x',
      'gsutil -m rb gs://x',
    ],
    ...['firebase firestore:delete --all-collections', 'wrangler d1 delete x', 'hcloud server delete x'],
    ...[
      'kubectl delete namespace prod',
      'kubectl delete ns/prod',
      'kubectl -n a delete pvc --all',
      'oc delete project x',
    ],
    ...[
      'kubectl delete pods --all',
      'gh api -X DELETE repos/a/b',
      'gh api --method=delete repos/a/b',
      'gh api -XDELETE x',
    ],
  ])('%s', (line) => expect(deletes(line)).toBe(true));
  it.each([
    ...[
      'pulumi up',
      'terragrunt plan',
      'cdk diff',
      'eksctl get cluster',
      'sls deploy',
      'rclone ls a:b',
      'bq ls',
    ],
    ...['kubectl delete pod web-1', 'kubectl delete deploy/web', 'helm uninstall web', 's3cmd del s3://x/a'],
    ...[
      'gh api repos/a/b',
      'gh api -X POST repos/a/b/issues',
      'pulumi destroy --help',
      'railway down',
      'vercel ls',
    ],
  ])('not by %s', (line) => expect(deletes(line)).toBe(false));
});

describe('a container that gets the machine', () => {
  const takesOver = (line: string): boolean => factsOf(line).effects.includes('privilege');
  it.each([
    ...['docker run -v /:/host alpine', 'docker run -v/:/h:ro alpine', 'docker run --volume=/:/h alpine'],
    ...['docker run --mount type=bind,source=/,target=/h alpine', 'podman create -v /etc:/e alpine'],
    ...[
      'docker run -v /var/run/docker.sock:/var/run/docker.sock docker',
      'nerdctl run -v /root/.ssh:/k alpine',
    ],
    'docker container run --mount src=/dev,dst=/d,type=bind alpine',
  ])('%s', (line) => expect(takesOver(line)).toBe(true));
  it.each([
    ...[
      'docker run -v $PWD:/app node',
      'docker run -v /home/dev/project:/app node',
      'docker run -v data:/d x',
    ],
    ...['docker run --mount type=volume,source=data,target=/d x', 'docker run -v ./src:/src x'],
  ])('not by %s', (line) => expect(takesOver(line)).toBe(false));
});
